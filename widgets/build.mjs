// Bundles the table into one module and one stylesheet, beside the Python code that sends them.
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: { table: here("src/index.tsx") },
  outdir: here("../lettergames/table/static"),
  bundle: true,
  format: "esm",
  target: "es2022",
  jsx: "transform",
  jsxFactory: "h",
  jsxFragment: "Fragment",
  inject: [here("src/jsx.ts")],
  minify: true,
  charset: "utf8",
  legalComments: "none",
  logLevel: "info",
  // The compiler options are tsc's; the shorter form of JSX is the bundle's alone.
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
});

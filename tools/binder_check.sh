#!/bin/bash
# Does what Binder does, without Docker: renders the image's recipe, then follows it on a clean clone and runs the
# first notebook there. Takes what is committed. The folder to work in may be named; else a temporary one is used.
set -euo pipefail

repo=$(git rev-parse --show-toplevel)
out=${1:-$(mktemp -d)}
wanted=$(sed 's/^python-//' "$repo/binder/runtime.txt")
python=$(command -v "python$wanted" || command -v python3)
"$python" --version >/dev/null 2>&1 || python=python3

echo "== the recipe, in $out"
git clone -q "$repo" "$out/src"
"$python" -m venv "$out/repo2docker"
"$out/repo2docker/bin/pip" install -q jupyter-repo2docker
(cd "$out" && repo2docker/bin/jupyter-repo2docker --no-build --debug src) >"$out/Dockerfile.txt" 2>&1 ||
  { tail -20 "$out/Dockerfile.txt"; exit 1; }
for step in binder/requirements.txt binder/postBuild; do
  grep -q "$step" "$out/Dockerfile.txt" || { echo "$step is not in the recipe"; exit 1; }
done

echo "== the build, with $("$python" --version) (Binder's is $wanted)"
cd "$out/src"
"$python" -m venv "$out/image"
export HOME="$out" PATH="$out/image/bin:$PATH"
pip install -q -r binder/requirements.txt
./binder/postBuild >"$out/postBuild.txt" 2>&1 || { tail -20 "$out/postBuild.txt"; exit 1; }

echo "== the first notebook"
cd notebooks
jupyter execute 00_start.ipynb
echo "Binder will do: $(du -sh "$out/image" | cut -f1) installed"

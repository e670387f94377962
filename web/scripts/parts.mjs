// Notes which packages the client is made of, for the list of parts of what is installed (packaging/Parts.java).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The packages behind the files of a bundle, by name. */
export function packages(files) {
  const names = files.map((file) => /node_modules\/((?:@[^/]+\/)?[^/?]+)/.exec(file)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
}

export function parts() {
  return {
    name: 'parts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : (output.originalFileNames ?? []),
      );
      const list = packages(files).map((name) => {
        const { version, license } = JSON.parse(
          readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8'),
        );
        return { name, version, license };
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/parts.json',
        source: JSON.stringify(list, null, 2) + '\n',
      });
    },
  };
}

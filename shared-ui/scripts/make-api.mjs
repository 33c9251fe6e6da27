/** Writes API.md: every export of every entry with its props, as the source declares them. */
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const entries = {
  '.': 'core',
  './forms': 'forms',
  './overlays': 'overlays',
  './art': 'art',
  './icons': 'icons',
  './prose': 'prose',
  './search': 'search',
};
const files = Object.values(entries).map((name) => join(root, 'src', name, 'index.ts'));
const config = ts.readConfigFile(join(root, '../tsconfig.base.json'), ts.sys.readFile).config;
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(files, { ...options, types: [] });
const checker = program.getTypeChecker();

const target = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
const sentence = (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ');

/** Props on one line each, comments after them. */
const members = (declaration) =>
  declaration.members.map((member) => {
    const comment = sentence(checker.getSymbolAtLocation(member.name));
    const text = member
      .getText()
      .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
      .replace(/\s+/g, ' ');
    return `  ${text}${comment ? ` // ${comment}` : ''}`;
  });

const describe = (symbol) => {
  const real = target(symbol);
  const declaration = real.declarations?.[0];
  if (!declaration) return `// ${symbol.name}`;
  const says = sentence(real);
  const above = says ? [`// ${says}`] : [];
  if (ts.isInterfaceDeclaration(declaration)) {
    const bases =
      declaration.heritageClauses?.map((clause) => ` ${clause.getText().replace(/\s+/g, ' ')}`).join('') ?? '';
    return [...above, `interface ${symbol.name}${bases} {`, ...members(declaration), '}'].join('\n');
  }
  if (ts.isTypeAliasDeclaration(declaration))
    return [...above, declaration.getText().replace(/^export /, '')].join('\n');
  const type = checker.typeToString(checker.getTypeOfSymbol(real), undefined, ts.TypeFormatFlags.NoTruncation);
  return [...above, `${symbol.name}: ${type.length > 300 ? 'styled element or table of constants' : type}`].join('\n');
};

/** Interfaces that are not exported but that exported props extend. */
const hidden = (file) => {
  const found = [];
  ts.forEachChild(file, (node) => {
    if (ts.isInterfaceDeclaration(node) && !node.modifiers?.length) found.push(node);
  });
  return found;
};

const folder = (name) =>
  program
    .getSourceFiles()
    .filter(
      (file) => !file.fileName.includes('.test.') && !relative(join(root, 'src', name), file.fileName).startsWith('..'),
    );

const section = ([entry, name]) => {
  const file = program.getSourceFile(join(root, 'src', name, 'index.ts'));
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(file));
  const icons = symbols.filter((symbol) => /Icon$/.test(symbol.name));
  const rest = symbols.filter((symbol) => !icons.includes(symbol)).sort((a, b) => a.name.localeCompare(b.name));
  const shared = folder(name)
    .flatMap(hidden)
    .filter((node) => ['Look', 'Common', 'BoxProps'].includes(node.name.text))
    .map((node) =>
      [
        `// ${relative(root, node.getSourceFile().fileName)}`,
        `interface ${node.name.text} {`,
        ...members(node),
        '}',
      ].join('\n'),
    );
  return [
    `## \`@posy/shared-ui${entry.slice(1)}\``,
    ...(icons.length ? [`Icons (\`IconProps\`): ${icons.map((symbol) => symbol.name).join(', ')}.`] : []),
    '```ts',
    rest.map(describe).join('\n\n'),
    ...(shared.length ? ['', '// ---- props that several share ----', shared.join('\n\n')] : []),
    '```',
  ].join('\n');
};

const text = `# What \`@posy/shared-ui\` offers

Written by \`scripts/make-api.mjs\`; do not edit. Press handlers are \`onPress\`, states \`isSomething\`, words always props.

${Object.entries(entries).map(section).join('\n\n')}
`;
writeFileSync(join(root, 'API.md'), text);

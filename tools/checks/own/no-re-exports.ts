// No barrel files: what a file exports is written in it. oxlint's no-barrel-file sees `export * from` only; here are the named forms,
// `export { a } from` and the export of what was imported.

import ts from 'typescript';
import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import { lineAt } from '../syntax.ts';

export const noReExports: Check = {
  name: 'no-re-exports',
  find: (tree) => tree.files.filter((file) => file.isCode).flatMap(reExportsIn),
};

function reExportsIn(file: SourceFile): Finding[] {
  const imported = importedNames(file);
  return file.syntax.statements
    .filter((statement) => isReExport(statement, imported))
    .map((statement) => ({
      path: file.path,
      line: lineAt(file, statement),
      message: 'import it from the file that has it: nothing is exported twice',
    }));
}

function isReExport(statement: ts.Statement, imported: ReadonlySet<string>): boolean {
  if (
    !ts.isExportDeclaration(statement) ||
    !statement.exportClause ||
    !ts.isNamedExports(statement.exportClause)
  )
    return false;
  if (statement.moduleSpecifier) return true;
  return statement.exportClause.elements.some(({ name, propertyName }) =>
    imported.has((propertyName ?? name).text),
  );
}

function importedNames(file: SourceFile): Set<string> {
  const names = file.syntax.statements.flatMap((statement) => {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    const bindings = clause?.namedBindings;
    const named =
      bindings === undefined
        ? []
        : ts.isNamespaceImport(bindings)
          ? [bindings.name]
          : bindings.elements.map((element) => element.name);
    return [...(clause?.name ? [clause.name] : []), ...named];
  });
  return new Set(names.map(({ text }) => text));
}

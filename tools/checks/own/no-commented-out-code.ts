// Code that is not needed is deleted; the history keeps it. Comments are sentences.

import type { Check, Finding } from '../finding.ts';
import type { SourceFile } from '../source-tree.ts';
import type { Comment } from '../syntax.ts';
import { listComments } from '../syntax.ts';

const STATEMENT =
  /^(?:import|export|const|let|var|return|throw|await|function|class|interface|type|if|for|while|switch|case|else|try)\b.*[;{})]$/;
const CALL = /^[\w$.]+\(.*\);$/;
const ASSIGNMENT = /^[\w$.[\]]+ [-+*/]?= .*;$/;
const CLOSING = /^[)}\]]+[;,]?$/;
const ELEMENT = /^<[A-Za-z][\w.]*(?:\s[^>]*)?\/>$|^<([A-Za-z][\w.]*)[^>]*>.*<\/\1>$|^<\/[A-Za-z][\w.]*>$/;

export const noCommentedOutCode: Check = {
  name: 'no-commented-out-code',
  find: (tree) => tree.files.filter((file) => file.isCode).flatMap(commentedOutIn),
};

function commentedOutIn(file: SourceFile): Finding[] {
  return listComments(file)
    .filter(({ text }) => !text.startsWith('/**'))
    .flatMap((comment) =>
      splitLines(comment).flatMap((text, index) =>
        isCode(text) ? [finding(file, comment.line + index)] : [],
      ),
    );
}

function finding(file: SourceFile, line: number): Finding {
  return { path: file.path, line, message: 'code in a comment: delete it, the history keeps it' };
}

function splitLines(comment: Comment): string[] {
  return comment.text
    .replace(/^\/[/*]/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*?/, '').trim());
}

function isCode(text: string): boolean {
  return [STATEMENT, CALL, ASSIGNMENT, CLOSING, ELEMENT].some((pattern) => pattern.test(text));
}

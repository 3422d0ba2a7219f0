import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

/** 「ペット飼育細則」第3条（飼うことができる数）, in Markdown. */
export function placeOf({ sourceTitle, heading }: KnowledgePassage): string {
  return escapeMarkdown(heading === '' ? `「${sourceTitle}」` : `「${sourceTitle}」${heading}`);
}

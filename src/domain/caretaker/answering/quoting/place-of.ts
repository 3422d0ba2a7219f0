import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';

/** 「ペット飼育細則」第3条（飼うことができる数）, 「くらしのしおり」の「ごみ」; in Markdown. */
export function placeOf({ sourceTitle, heading }: KnowledgePassage): string {
  if (heading === '') return escapeMarkdown(`「${sourceTitle}」`);
  const isNumbered = /^(?:第[0-9]|別表|附則)/.test(heading);
  return escapeMarkdown(
    isNumbered ? `「${sourceTitle}」${heading}` : `「${sourceTitle}」の「${heading.trim()}」`,
  );
}

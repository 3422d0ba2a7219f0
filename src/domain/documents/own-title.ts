import { foldText } from './find-words.ts';

const longest = 60;

/** 第1条 and 1ページ are parts of a document, not its name. */
const part = /^(?:第[0-9０-９一二三四五六七八九十百]+[条章節項号](?!議案)|[0-9０-９]+ ?ページ)/;
/** Who writes, to whom and when stands above the name of a letter; other words stand above any. */
const noName =
  /(?:管理組合|管理組合法人|理事会|理事長|各位|御中|殿|様|株式会社)$|^(?:令和|平成|昭和|[0-9０-９]{4} ?年)[^ 　]{0,14}日?$|^(?:お知らせ|ご?案内|回覧|重要|目次|もくじ|はじめに|概要|表紙|[（(].*[）)])$/;

/** 題名らしい一行: the line as a title, or nothing where it reads like none. */
export function properTitle(line: string): string {
  const title = line.replaceAll(/\s+/g, ' ').trim();
  const isProper =
    title.length <= longest &&
    /\p{L}{2}/u.test(title) &&
    !/[。、]$|[…‥]|\p{Cc}/u.test(title) &&
    !part.test(title) &&
    !noName.test(title);
  return isProper ? title : '';
}

/** The first heading that names the document. */
export function titleOfMarkdown(markdown: string): string {
  const headings = markdown.matchAll(/^ {0,3}#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*$/gm);
  for (const [, heading = ''] of headings) {
    const title = properTitle(withoutMarks(heading));
    if (title !== '') return title;
  }
  return '';
}

function withoutMarks(heading: string): string {
  return heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\\([\p{P}\p{S}])/gu, '$1');
}

/** The first line, where it reads like a title. */
export function titleOfPlainText(text: string): string {
  return properTitle(/\S.*/.exec(text)?.[0] ?? '');
}

/** 第18期 総会議事録 says more than the 議事録 above the text: such a name of a file stays. */
export function betterTitle(ofFile: string, own: string): string {
  return foldText(ofFile).includes(foldText(own)) ? ofFile : own;
}

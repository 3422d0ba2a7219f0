import { normalise } from '#domain/retrieval/text/normalise.ts';

const listItem = /^\s*(?:[一二三四五六七八九十]{1,3}[\u3000 ]|[・●○◆-]|[（(]\d{1,2}[)）])/;
// 「次の使用は、無料とする。」
const announcing = /次の|次に|以下の|下記/;
const paragraph = /^\s*[\d０-９]{1,2}[\u3000 ]/;
const backward = /^\s*(?:この(?:場合|とき|期間|時間|額|日)|これら|その(?:場合|とき|際|日)|前項)/;
const ownTitle = /この(?:細則|規約|規程|計画|契約|要領|しおり|案内)/;

/**
 * 文脈: what a sentence of a source rests on without repeating it. An item of a list rests on the
 * sentence that announces the list, 「これらの日に…」 on the one before it, and 「この細則は…」 on the title.
 */
export function contextsOf(sentences: readonly string[], title: string): readonly string[] {
  let lead = '';
  return sentences.map((sentence, place) => {
    const before = sentences[place - 1] ?? '';
    const isItem = isListItem(sentence);
    if (paragraph.test(sentence)) lead = '';
    if (!isItem && (announcing.test(sentence) || lead === '')) lead = sentence;
    return [
      isItem ? lead : '',
      backward.test(sentence) ? before : '',
      ownTitle.test(sentence) ? title : '',
    ]
      .filter((text) => text !== '')
      .join('\n');
  });
}

export function isListItem(sentence: string): boolean {
  return listItem.test(sentence);
}

/** 「管理費の時効はふつう5年ですが、裁判で確定した分は10年に延びます」: what stands between two commas. */
export function partsOf(sentence: string): readonly string[] {
  const topic = topicOf(sentence);
  // The cells of a row belong together.
  const parts = /[／|]/.test(sentence)
    ? [normalise(sentence)]
    : normalise(sentence).split(/(?<!は)、|[;\n]/);
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => (part.includes('は') ? part : topic + part));
}

/** 見出し: what a row says it is about. 「種類：」 only names a column. */
export function labelOf(sentence: string): string {
  return /[／|]/.test(sentence) ? '' : (/^[^：。、]{1,40}(?=：)/.exec(sentence)?.[0] ?? '');
}

/** 主題: what a sentence speaks of, which its later clauses do not repeat. */
export function topicOf(sentence: string): string {
  return /^[^。、]{1,40}?(?:は|では|には)(?=、|[^、。]{2})/.exec(normalise(sentence))?.[0] ?? '';
}

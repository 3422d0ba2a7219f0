import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { overriddenBy } from './overridden-by.ts';

/** What a reader must know before relying on these words of a passage: 旧版, 改正法が優先 …; else empty. */
export function remarkOf(passage: KnowledgePassage, quotes: readonly string[]): string {
  const quoted = { ...passage, text: quotes.join('\n') };
  return [
    validityRemark(passage),
    overriddenBy(quoted).length > 0 ? '改正法が優先' : '',
    confidenceRemark(passage),
  ]
    .filter(Boolean)
    .join('・');
}

function validityRemark({ validity, category }: KnowledgePassage): string {
  if (validity === 'coming') return '施行前';
  if (validity !== 'ended') return '';
  return category === 'bylaw' || category === 'rule' ? '旧版' : '有効期間が終了';
}

function confidenceRemark({ confidence }: KnowledgePassage): string {
  if (confidence === 'B') return '未確認の情報を含みます';
  return confidence === 'S' ? '二次資料による説明' : '';
}

import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';

const formal = /（(?:目的|趣旨|用語(?:の意義)?|定義|改廃|細則の改廃|委任|その他)）|^附則/;

/** An article that only opens or closes a set of rules: it has the words of every question about them. */
export const isFormalArticle = ({ heading }: KnowledgePassage): boolean => formal.test(heading);

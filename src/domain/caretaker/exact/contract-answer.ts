import { type Line, own } from '#domain/caretaker/answering/quoting/quoted-line.ts';
import type { KnowledgePassage } from '#domain/caretaker/knowledge.ts';
import { plainQuestion } from '#domain/caretaker/plain-question.ts';
import { escapeMarkdown } from '#domain/caretaker/reply/escape-markdown.ts';
import { isFilled } from './books/book-words.ts';
import {
  asksMonthly,
  type Contract,
  contractFillers,
  contractIn,
  monthlyPriceWords,
  priceWords,
} from './contract-words.ts';
import type { ExactAnswer, ExactGiven, Known } from './known.ts';

const who =
  /(?:誰|だれ|どこ|何という|どの)(?:の|に|へ)?(?:会社|業者)?(?:さん)?(?:に|へ|が|を)?(?:頼|お願い|任せ|まかせ|委託|依頼|して|やって|行って|行な?って)|(?:会社|業者)(?:さん)?は(?:誰|どこ|どの会社|何という会社)(?!に|で(?!す)|の)|頼んで(?:い)?る(?:の|会社|業者|先|人)(?:さん)?は(?:誰|どこ|どの)/;
const whoWords: readonly RegExp[] = [
  /誰|だれ|どこ|何という|どの|頼ん[でだ]|お?願い|任せ|まかせ|委託|依頼|やって|行な?って|先|人/g,
  ...contractFillers,
];
const paid = /払|かか[りっ]|使[いっ]/;
const howMuch = /いくら|幾ら|何円|ど(?:の|れ)(?:くらい|ぐらい|ほど|だけ)/;
/** What was paid or is open stands in the books. */
const ofTheBooks = /未払|ました|まだ|残|去年|昨年|今年|年度/;

/** 植木の手入れは誰に頼んでいますか, エレベーターの点検にいくらかかっていますか: by the contract that is named by its work. */
export function contractAnswer({ asked, known }: ExactGiven): ExactAnswer | undefined {
  const text = plainQuestion(asked.question);
  if (!asked.useDocuments) return undefined;
  const lines = who.test(text) ? whoLines(text, known) : priceLines(text, known);
  return lines && { outcome: 'answered', lines };
}

function whoLines(text: string, known: Known): readonly Line[] | undefined {
  const named = contractIn(text, known.facts.contracts);
  if (!named) return withinLines(text, known);
  if (!isFilled(named.rest, whoWords)) return undefined;
  const { name, counterparty } = named.contract;
  return [
    fromRecord(
      `**${escapeMarkdown(counterparty)}**に頼んでいます（${escapeMarkdown(name)}）。`,
      named.contract,
      known,
    ),
    contractsLink,
  ];
}

/** 清掃業務の概要（管理委託契約のうち）: a work that a paper calls a part of a contract has no contract of its own. */
function withinLines(text: string, known: Known): readonly Line[] | undefined {
  const asked = text.replace('掃除', '清掃');
  for (const passage of known.passages) {
    const [, work = '', whole] = partOfContract.exec(passage.sourceTitle) ?? [];
    const contract = known.facts.contracts.find(({ name }) => name === whole);
    if (!contract || !asked.includes(work) || !isFilled(asked.replace(work, ''), whoWords))
      continue;
    const name = escapeMarkdown(contract.name);
    const words = `**${escapeMarkdown(contract.counterparty)}**に頼んでいます。${work}は、「${name}」の中に入っていて、${work}だけの契約はありません。`;
    const line = fromRecord(words, contract, known);
    const [first = ''] = passage.text.split('\n');
    return [{ ...line, quotes: [...line.quotes, { passage, words: first }] }, contractsLink];
  }
  return undefined;
}

const partOfContract = /^(.+?)(?:業務)?の概要（(.+契約)のうち）$/;

function priceLines(text: string, known: Known): readonly Line[] | undefined {
  if (!paid.test(text) || !howMuch.test(text) || ofTheBooks.test(text)) return undefined;
  const named = contractIn(text, known.facts.contracts);
  if (!named || !isFilled(named.rest, contractFillers)) return undefined;
  const { contract } = named;
  const price = asksMonthly(text) ? monthlyPriceWords(contract) : priceWords(contract);
  if (price === undefined) return undefined;
  const words = `${escapeMarkdown(contract.name)}の費用は、${price}です。契約の相手は、${escapeMarkdown(contract.counterparty)}です。`;
  return [fromRecord(words, contract, known), contractsLink];
}

const contractsLink = own('[「契約」で見る](/demo/management#contracts)');

/** In own words, of the record of the contract. */
function fromRecord(markdown: string, { name }: Contract, { passages }: Known): Line {
  const passage = passages.find((it) => isRecordOf(it, name));
  const [words = ''] = passage?.text.split('\n') ?? [];
  return { markdown, quotes: passage ? [{ passage, words }] : [] };
}

const isRecordOf = ({ id, heading }: KnowledgePassage, name: string): boolean =>
  id.startsWith('record-contract-') && heading === name;

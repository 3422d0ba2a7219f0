import { formatDate } from '#domain/calendar.ts';
import { outcomeWords } from '#domain/votes/secret/secret-tally.ts';
import { countsWords } from './counts-words.ts';
import type { MinutesRecord, RecordedItem } from './minutes-record.ts';

type Words = { readonly title: string; readonly body: string };

/** 総会結果のお知らせ, as a draft: the figures are those of the minutes. */
export function resultsNotice(
  { title, heldOn, items }: MinutesRecord,
  /** 要領 by item, of those whose result changes what everybody pays. */
  fees: ReadonlyMap<string, string> = new Map(),
): Words {
  const results = items.map((item) => {
    const fee = fees.get(item.id);
    const decided = item.passes && fee !== undefined ? `\n${fee}` : '';
    return `${item.label}　${item.title}\n${item.passes ? '可決' : '否決'}（${votedWords(item)}）${decided}`;
  });
  return {
    title: `${title}の結果のお知らせ`,
    body: [
      `${formatDate(heldOn)}に開いた${title}の結果をお知らせします。`,
      ...results,
      '数は、組合員の人数と議決権の数です。',
      '議事録は、このサービスの「文書」で読めます。',
    ].join('\n\n'),
  };
}

function votedWords({ byChoice: { yes, no, abstain }, secret }: RecordedItem): string {
  if (!secret)
    return `賛成${countsWords(yes)}、反対${countsWords(no)}、棄権${countsWords(abstain)}`;
  return secret.result.seats === null
    ? `無記名投票。賛成${yes.votes}個、反対${no.votes}個、棄権${abstain.votes}個`
    : `無記名投票。${outcomeWords(secret.result)}`;
}

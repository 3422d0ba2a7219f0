import { formatDate } from '#domain/calendar.ts';
import { countsWords } from './counts-words.ts';
import type { MinutesRecord } from './minutes-record.ts';

type Words = { readonly title: string; readonly body: string };

/** 総会結果のお知らせ, as a draft: the figures are those of the minutes. */
export function resultsNotice({ title, heldOn, items }: MinutesRecord): Words {
  const results = items.map(
    ({ label, title: name, passes, byChoice: { yes, no, abstain } }) =>
      `${label}　${name}\n${passes ? '可決' : '否決'}（賛成${countsWords(yes)}、反対${countsWords(no)}、棄権${countsWords(abstain)}）`,
  );
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

import type { ConvocationPaper } from './convocation-paper.ts';

type MailTo = {
  readonly name: string;
  /** Where one answers; `null` for whoever has no account. */
  readonly ballotUrl: string | null;
};

/** 招集通知 by mail: everything that the paper says, since the law asks for it and not for a link. */
export function convocationMail(paper: ConvocationPaper, { name, ballotUrl }: MailTo) {
  const answer =
    ballotUrl === null
      ? '用紙が必要な方は、問い合わせ先にお申し出ください。'
      : `議決権行使書や委任状は、次のページから出せます。\n${ballotUrl}`;
  return {
    subject: `【総会の招集通知】${paper.title}`,
    body: `${name} 様

${paper.lead}

${paper.rows.map(([key, words]) => `■${key}\n${words}`).join('\n')}

■議案の一覧
${paper.items.map(({ label, title, kindName }) => `${label}　${title}（${kindName}）`).join('\n')}

${paper.items.map(itemText).join('\n\n')}

${enclosureText(paper)}${answer}

${paper.association}
${paper.chair === '' ? '' : `理事長　${paper.chair}\n`}
このメールには返信できません。
`,
  };
}

/** 資料 hang on the mail, bound into the 議案書. */
function enclosureText({ bound = [], title }: ConvocationPaper): string {
  if (bound.length === 0) return '';
  const names = bound.map((it) => `${it.label}　${it.title}（${it.itemLabel}）`).join('\n');
  return `■資料\nこのメールに添えた「${title}_議案書.pdf」に綴じてあります。\n${names}\n\n`;
}

function itemText({ label, title, plain, gist, reason, rows }: ConvocationPaper['items'][number]) {
  return [
    `◆${label}　${title}`,
    plain,
    `【議案の要領】${gist.join('\n')}`,
    ...(reason.length > 0 ? [`【提案の理由】${reason.join('\n')}`] : []),
    ...rows.map(([key, words]) => `【${key}】${words}`),
  ].join('\n');
}

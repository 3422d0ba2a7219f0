import { checkNames, type Finding, type Severity, severities, severityNames } from './finding.ts';

/** メールで知らせる: what somebody wants to be written about. */
export const mailWishes = ['off', 'urgent', 'all'] as const;
export type MailWish = (typeof mailWishes)[number];

export const wishNames = {
  off: '知らせない',
  urgent: '至急だけ',
  all: 'すべて',
} as const satisfies Record<MailWish, string>;

type Told = Pick<Finding, 'check' | 'severity'>;

export function isWished(wish: MailWish, severity: Severity): boolean {
  return wish === 'all' || (wish === 'urgent' && severity === 'urgent');
}

type Place = { readonly association: string; readonly pageUrl: string };

/** Names and numbers alone: a mail is read on other people's screens, and no payee or sum belongs there. */
export function findingMail(findings: readonly Told[], { association, pageUrl }: Place) {
  const kinds = severities.flatMap((severity) => {
    const own = findings.filter((it) => it.severity === severity);
    return own.length === 0 ? [] : [{ severity, own }];
  });
  const counts = kinds.map(({ severity, own }) => `${severityNames[severity]}${own.length}件`);
  const lines = kinds.flatMap(({ severity, own }) =>
    [...new Set(own.map(({ check }) => check))].map((check) => {
      const count = own.filter((it) => it.check === check).length;
      return `・${severityNames[severity]}　${checkNames[check]}${count > 1 ? `（${count}件）` : ''}`;
    }),
  );
  return {
    subject: `【スミワ】点検で見ていただきたいこと：${counts.join('、')}`,
    body: `${association}の帳簿に、新しく見ていただきたいことがあります。

${lines.join('\n')}

あてはまっても、まちがいとはかぎりません。くわしい内容と次にすることは、スミワの「点検」にあります。
${pageUrl}

同じことは、二度お知らせしません。
知らせ方は、「点検」のいちばん下の「メールで知らせる」で変えられます。

スミワ
`,
  };
}

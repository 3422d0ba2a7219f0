import { type Inquiry, inquiryPlanNames } from './inquiry.ts';

type MailText = {
  readonly recipient: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
};

/** What is mailed about an inquiry: to the staff, who answer to the sender, and to the sender as a receipt. */
export function mailsAboutInquiry(
  inquiry: Inquiry,
  { staffEmail, appUrl }: { staffEmail: string; appUrl: string },
): MailText[] {
  const content = contentOf(inquiry);
  return [
    {
      recipient: staffEmail,
      replyTo: inquiry.email,
      subject: `【スミワ】お問い合わせ：${oneLine(inquiry.organizationName)}`,
      body: `お問い合わせを受け付けました。\n\n${content}`,
    },
    {
      recipient: inquiry.email,
      replyTo: staffEmail,
      subject: '【スミワ】お問い合わせを受け付けました',
      body: [
        `${oneLine(inquiry.name)} 様`,
        '',
        'スミワにお問い合わせいただき、ありがとうございます。',
        '次の内容で受け付けました。担当者よりご連絡いたします。',
        '',
        content,
        '',
        'お心当たりがない場合は、お手数ですがこのメールを破棄してください。',
        `スミワ　${appUrl}/`,
      ].join('\n'),
    },
  ];
}

function contentOf(inquiry: Inquiry): string {
  return [
    `組合名：${oneLine(inquiry.organizationName)}`,
    `お名前：${oneLine(inquiry.name)}`,
    `メールアドレス：${inquiry.email}`,
    `電話番号：${oneLine(inquiry.phone) || '（記入なし）'}`,
    `ご希望のプラン：${inquiryPlanNames[inquiry.plan]}`,
    '',
    'お問い合わせ内容：',
    inquiry.message,
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

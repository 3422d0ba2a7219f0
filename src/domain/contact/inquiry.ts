/** お問い合わせ as the form sends it. */
export type Inquiry = {
  readonly organizationName: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly plan: InquiryPlan;
  readonly message: string;
};

export const inquiryPlans = ['', 'light', 'standard', 'pro', 'consultation'] as const;
export type InquiryPlan = (typeof inquiryPlans)[number];

export const inquiryPlanNames = {
  '': '選択なし',
  light: 'Light',
  standard: 'Standard',
  pro: 'Pro',
  consultation: 'まずは相談したい',
} as const satisfies Record<InquiryPlan, string>;

export const messageLimit = 5000;
const fieldLimit = 200;
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Field = 'organizationName' | 'name' | 'email' | 'phone' | 'message';
export type InquiryProblem = { readonly field: Field; readonly sentence: string };

/** The first fault in the order of the form, or undefined. The form and the server say the same sentence. */
export function problemOfInquiry(inquiry: Inquiry): InquiryProblem | undefined {
  return missingField(inquiry) ?? malformedField(inquiry);
}

function missingField(inquiry: Inquiry): InquiryProblem | undefined {
  const required = [
    { field: 'organizationName', sentence: '組合名を入力してください。' },
    { field: 'name', sentence: 'お名前を入力してください。' },
    { field: 'email', sentence: 'メールアドレスを入力してください。' },
    { field: 'message', sentence: 'お問い合わせ内容を入力してください。' },
  ] as const;
  return required.find(({ field }) => inquiry[field].trim() === '');
}

function malformedField(inquiry: Inquiry): InquiryProblem | undefined {
  if (!emailShape.test(inquiry.email.trim())) {
    return { field: 'email', sentence: '正しいメールアドレスを入力してください。' };
  }
  if (inquiry.message.length > messageLimit) {
    return { field: 'message', sentence: 'お問い合わせ内容は5,000文字以内で入力してください。' };
  }
  const names = {
    organizationName: '組合名',
    name: 'お名前',
    email: 'メールアドレス',
    phone: '電話番号',
  };
  for (const field of ['organizationName', 'name', 'email', 'phone'] as const) {
    if (inquiry[field].length > fieldLimit) {
      return { field, sentence: `${names[field]}は200文字以内で入力してください。` };
    }
  }
  return undefined;
}

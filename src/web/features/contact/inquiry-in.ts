import { type Inquiry, inquiryPlans } from '#domain/contact/inquiry.ts';

/** What stands in the form. The field no person sees travels only when a machine filled it in. */
export function inquiryIn(form: HTMLFormElement): Inquiry & { website?: string } {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const website = text('website');
  return {
    organizationName: text('organizationName'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    plan: inquiryPlans.find((plan) => plan === text('plan')) ?? '',
    message: text('message'),
    ...(website === '' ? {} : { website }),
  };
}

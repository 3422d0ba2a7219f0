import { type Inquiry, inquiryPlans } from '#domain/contact/inquiry.ts';

/** What stands in the form, and the field no person sees. */
export function inquiryIn(form: HTMLFormElement): Inquiry & { website: string } {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    organizationName: text('organizationName'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    plan: inquiryPlans.find((plan) => plan === text('plan')) ?? '',
    message: text('message'),
    website: text('website'),
  };
}

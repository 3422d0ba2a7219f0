import { z } from 'zod/mini';
import { inquiryPlans } from '#domain/contact/inquiry.ts';
import { publicEndpoint } from './endpoint.ts';

/** What is missing is empty, so that the domain's rule says which sentence it is. */
const text = z._default(z.string(), '');

const inquiry = z.strictObject({
  organizationName: text,
  name: text,
  email: text,
  phone: text,
  plan: z._default(z.enum(inquiryPlans), ''),
  message: text,
  /** A field people never see: whoever fills it in is a machine. */
  website: text,
});

export const sendInquiry = publicEndpoint({
  method: 'POST',
  path: '/api/contact',
  input: inquiry,
  output: z.object({ message: z.string() }),
});

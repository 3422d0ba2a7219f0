import { z } from 'zod/mini';
import { formKeys } from '#domain/applications/all-forms.ts';
import { space, spaceRules } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { formTerms } from './form-terms.ts';
import { id } from './schema.ts';

/** 決まりと部屋: what an association's own rules say of papers and rooms. */

const form = z.enum(formKeys);

export const getHouseRules = endpoint({
  method: 'GET',
  path: '/house-rules',
  needs: 'house.rules',
  input: z.strictObject({}),
  output: z.object({
    terms: z.array(z.object({ form, terms: formTerms })),
    spaces: z.array(space),
  }),
});

/** Holds for what is sent from now on. */
export const saveFormTerms = endpoint({
  method: 'PUT',
  path: '/house-rules/forms/:form',
  needs: 'house.rules',
  input: z.strictObject({ form, terms: formTerms }),
  output: z.object({}),
});

/** Back to what is usual. */
export const deleteFormTerms = endpoint({
  method: 'DELETE',
  path: '/house-rules/forms/:form',
  needs: 'house.rules',
  input: z.strictObject({ form }),
  output: z.object({}),
});

const line = (shortest: number, longest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));

/** A new room, or other rules for one; what is booked stays as it is. */
export const saveSpace = endpoint({
  method: 'PUT',
  path: '/house-rules/spaces/:spaceId',
  needs: 'house.rules',
  input: z.strictObject({
    spaceId: id,
    name: line(1, 40),
    place: line(0, 60),
    rules: spaceRules,
  }),
  output: z.object({}),
});

/** No longer let; what was booked before stays on record. */
export const retireSpace = endpoint({
  method: 'DELETE',
  path: '/house-rules/spaces/:spaceId',
  needs: 'house.rules',
  input: z.strictObject({ spaceId: id }),
  output: z.object({}),
});

/** Takes that back. */
export const reopenSpace = endpoint({
  method: 'POST',
  path: '/house-rules/spaces/:spaceId/reopening',
  needs: 'house.rules',
  input: z.strictObject({ spaceId: id }),
  output: z.object({}),
});

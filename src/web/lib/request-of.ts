import * as contract from '#contract/endpoint.ts';
import { placeHere } from './place.ts';

/** The request that calls an endpoint in the association whose page is open. */
export function requestOf(
  endpoint: Parameters<typeof contract.requestOf>[0],
  input: Parameters<typeof contract.requestOf>[1],
): ReturnType<typeof contract.requestOf> {
  return contract.requestOf(endpoint, input, placeHere());
}

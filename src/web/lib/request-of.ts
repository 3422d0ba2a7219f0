import * as contract from '#contract/endpoint.ts';
import { placeHere } from './place.ts';

type Endpoint = Parameters<typeof contract.requestOf>[0];
type Input = Parameters<typeof contract.requestOf>[1];
type Request = ReturnType<typeof contract.requestOf>;

/** The request that calls an endpoint in the association whose page is open. */
export function requestOf(endpoint: Endpoint, input: Input): Request {
  return contract.requestOf(endpoint, input, placeHere());
}

/** The same in one that is named: for 管理会社のページ, which stands outside of all. */
export function requestAt(endpoint: Endpoint, input: Input, associationId: string): Request {
  return contract.requestOf(endpoint, input, associationId);
}

-- 役員カード: ten numbers on paper, each good once and in its turn, with which an officer shows who they are.
create table proof_card (
  account_id uuid not null references app_user on delete cascade,
  id uuid not null,
  -- Keyed digests, in the order of the paper.
  digests text[] not null,
  used int not null default 0 check (used between 0 and cardinality(digests)),
  -- Wrong numbers since the last right one.
  tries int not null default 0,
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, id)
);
create unique index proof_card_open on proof_card (account_id) where ended_at is null;

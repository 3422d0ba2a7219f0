-- 名簿の訂正 between the dispatch and the opening: asked by one, decided by another. The roll itself stays as it was
-- sent; what counts is computed from both.
create table vote_correction (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  box_id uuid not null,
  head_id uuid not null,
  what text not null check (what in ('voter', 'excluded', 'restored')),
  -- Who votes from now on, and the owners as the register has them.
  voter_id uuid,
  names text not null,
  reason text not null check (reason <> ''),
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  is_approved boolean,
  decided_as text,
  decided_by uuid references app_user,
  decided_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, box_id) references vote_box on delete cascade,
  foreign key (association_id, head_id) references vote_head on delete cascade,
  check ((what = 'voter') = (voter_id is not null)),
  check (num_nonnulls(is_approved, decided_as, decided_by, decided_at) in (0, 4)),
  -- What holds of persons and of positions alike.
  check (is_approved is not true or decided_by <> asked_by or decided_as <> asked_as)
);
-- One at a time for each owner.
create unique index vote_correction_open on vote_correction (association_id, head_id) where decided_at is null;
create index vote_correction_box on vote_correction (association_id, box_id, decided_at);

alter table vote_correction enable row level security;
create policy own_association on vote_correction to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('vote_correction'::regclass);
alter table vote_correction alter column association_id set statistics 0;
grant select, insert on vote_correction to sumiwa_app;
grant update (is_approved, decided_as, decided_by, decided_at) on vote_correction to sumiwa_app;

-- 区分所有者の変更: the day, how it went over, and all that is needed to take it back whole.
create table ownership_change (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  kind text not null check (kind in ('sale', 'inheritance', 'gift', 'auction', 'other')),
  changed_on date not null,
  -- 組合員変更届, where it was sent here; and in words where the paper is kept.
  application_id uuid,
  paper text not null,
  -- [{id, dwelling_id, person_id, share_numerator, share_denominator, since}], as register and former owners.
  before jsonb not null,
  after jsonb not null,
  former_ids uuid[] not null,
  newcomer_ids uuid[] not null,
  -- [{id, until}], as it was.
  ended_stays jsonb not null,
  -- 引落口座, as it was.
  ended_debit jsonb,
  noted_as text not null,
  noted_by uuid not null references app_user,
  noted_at timestamptz not null,
  undone_as text,
  undone_by uuid references app_user,
  undone_at timestamptz check ((undone_at is null) = (undone_by is null)),
  primary key (association_id, id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade,
  foreign key (association_id, application_id) references application on delete set null (application_id)
);
create index ownership_change_dwelling on ownership_change (association_id, dwelling_id);
alter table ownership_change enable row level security;
create policy own_association on ownership_change to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('ownership_change');
alter table ownership_change alter column association_id set statistics 0;
grant select, insert on ownership_change to sumiwa_app;
grant update (undone_as, undone_by, undone_at) on ownership_change to sumiwa_app;
grant delete on former_ownership to sumiwa_app;

-- How it went over: 区分所有法8条 names buyers, not heirs. Older rows do not say.
alter table former_ownership add column ended_by text
  check (ended_by in ('sale', 'inheritance', 'gift', 'auction', 'other'));
create index former_ownership_dwelling on former_ownership (association_id, dwelling_id);
create index former_ownership_person on former_ownership (association_id, person_id);

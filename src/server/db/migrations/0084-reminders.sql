-- 催促: who was asked again for an answer, and when. The mail itself goes its own way under the same id.
create table convocation_reminder (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dispatch_id uuid not null,
  -- Days before the last day for slips.
  round int not null check (round in (10, 5, 2)),
  made_at timestamptz not null,
  primary key (association_id, id),
  -- Nobody twice.
  unique (association_id, dispatch_id, round),
  foreign key (association_id, dispatch_id) references convocation_dispatch on delete cascade
);

alter table convocation_reminder enable row level security;
create policy own_association on convocation_reminder to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('convocation_reminder'::regclass);
alter table convocation_reminder alter column association_id set statistics 0;
grant select on convocation_reminder to sumiwa_app;

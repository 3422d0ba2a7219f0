-- 収集のない期間: days without any collection of garbage, whatever the weekday says (年末年始).
create table garbage_pause (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  starts_on date not null,
  ends_on date not null,
  reason text not null,
  primary key (association_id, id),
  check (ends_on >= starts_on)
);
alter table garbage_pause enable row level security;
create policy own_association on garbage_pause to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
grant select, insert, update, delete on garbage_pause to sumiwa_app;
select watch_changes('garbage_pause');
-- お知らせの日時: when what a notice tells of takes place, which is not the day it was issued.
alter table document
  add column event_on date,
  add column event_starts_at text,
  add column event_ends_at text,
  add check (event_on is not null or num_nonnulls(event_starts_at, event_ends_at) = 0);

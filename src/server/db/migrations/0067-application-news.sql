-- What an applicant is told: each word of the board, and that a permit has lapsed. Once each, by mail or on paper.
create table application_news (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  application_id uuid not null,
  -- The step that is told of; of a lapse, the permit that has lapsed.
  position int not null check (position > 0),
  kind text not null check (kind in ('answered', 'lapsed')),
  way text not null check (way in ('mail', 'paper')),
  made_at timestamptz not null,
  -- Nobody is written to at night.
  release_at timestamptz not null,
  -- From then on its mail waits in the outbox.
  posted_at timestamptz,
  mail_ended text check (mail_ended in ('accepted', 'refused', 'gaveUp')),
  mail_ended_at timestamptz,
  handed_at timestamptz,
  handed_by uuid references app_user,
  primary key (association_id, id),
  -- Nobody twice.
  unique (association_id, application_id, position, kind),
  foreign key (association_id, application_id) references application on delete cascade,
  check (num_nonnulls(mail_ended, mail_ended_at) in (0, 2)),
  check (num_nonnulls(handed_at, handed_by) in (0, 2)),
  check (way = 'mail' or num_nonnulls(posted_at, mail_ended) = 0)
);
create index application_news_waiting on application_news (association_id, release_at) where way = 'mail' and posted_at is null;

alter table application_news enable row level security;
create policy own_association on application_news to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('application_news'::regclass);
alter table application_news alter column association_id set statistics 0;
grant select, insert on application_news to sumiwa_app;
grant update (handed_at, handed_by) on application_news to sumiwa_app;

-- A mail of such news: of which association the news is, whose id it has. It goes once its end is written down.
alter table outbox_mail add column application_of uuid references association on delete cascade;
create index outbox_mail_application on outbox_mail (application_of) where application_of is not null;

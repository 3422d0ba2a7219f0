-- お問い合わせ: stored before it is answered; the mails about it wait in the outbox until they are sent.
create table inquiry (
  id uuid primary key,
  organization_name text not null,
  name text not null,
  email text not null,
  phone text not null,
  plan text not null check (plan in ('', 'light', 'standard', 'pro', 'consultation')),
  message text not null,
  -- The same content within a minute is the same inquiry: content hash and minute-slot together are unique.
  fingerprint text not null,
  received_at timestamptz not null
);
create index inquiry_fingerprint on inquiry (fingerprint, received_at);

create table outbox_mail (
  id uuid primary key,
  inquiry_id uuid references inquiry on delete cascade,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  last_error text
);
create index outbox_mail_waiting on outbox_mail (next_attempt_at) where sent_at is null;

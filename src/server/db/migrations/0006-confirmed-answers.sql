-- 役に立った回答: rated helpful by somebody of the board or the management; like questions learn from it.
alter table chat_message add column is_confirmed boolean not null default false;
create index chat_message_confirmed on chat_message (association_id, created_at) where is_confirmed;

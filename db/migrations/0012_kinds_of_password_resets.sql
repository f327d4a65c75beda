-- Who asked for a token: anybody by an e-mail, its owner by a password that was right, or an administrator. Those of each kind are counted apart.
ALTER TABLE password_resets ADD COLUMN kind text NOT NULL DEFAULT 'reset' CHECK (kind IN ('reset', 'proven', 'invitation'));

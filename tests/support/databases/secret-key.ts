// What is encrypted in a test needs no `secrets.json`, which would be left in the data folder of the checkout.
process.env['SECRET_KEY'] ??= Buffer.alloc(32, 'only for tests').toString('base64');

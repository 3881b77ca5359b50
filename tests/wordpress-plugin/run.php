<?php
/**
 * Tests of the WordPress plugin: `php tests/wordpress-plugin/run.php`. Exits with 1 when one fails.
 */

error_reporting( E_ALL );
set_error_handler(
	static function ( $level, $words, $file, $line ) {
		throw new ErrorException( $words, 0, $level, $file, $line );
	}
);

require __DIR__ . '/wordpress-stubs.php';
require __DIR__ . '/woocommerce-stubs.php';
require dirname( __DIR__, 2 ) . '/wordpress-plugin/astera/astera.php';

$tests = array();
function test( $name, $body ) {
	$GLOBALS['tests'][ $name ] = $body;
}
function same( $wanted, $found ) {
	if ( $wanted !== $found ) {
		throw new RuntimeException( 'wanted ' . var_export( $wanted, true ) . "\nfound  " . var_export( $found, true ) );
	}
}

foreach ( glob( __DIR__ . '/*.test.php' ) as $file ) {
	require $file;
}

$failed = 0;
foreach ( $tests as $name => $body ) {
	World::reset();
	Astera_Events::take();
	try {
		$body();
	} catch ( Throwable $error ) {
		++$failed;
		fwrite( STDERR, "FAILED $name\n  " . str_replace( "\n", "\n  ", $error->getMessage() ) . "\n  {$error->getFile()}:{$error->getLine()}\n" );
	}
}
echo count( $tests ) . ' tests of the WordPress plugin, ' . ( $failed ? "$failed failed" : 'all passed' ) . "\n";
exit( $failed ? 1 : 0 );

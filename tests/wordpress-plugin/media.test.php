<?php
/**
 * Pictures that prove what was done for an order, among the media.
 */

const PROOF = 'proof-a816298f-22f4-4e64-9a6c-a5d15aa34e64';

function inserted( $over ) {
	$data = $over + array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_title' => 'portrait', 'post_name' => 'portrait' );
	return apply_filters( 'wp_insert_attachment_data', $data, $data )['post_status'];
}

test( 'a picture that proves something is private from its first moment on, and stays so when it is saved again', function () {
	same( 'private', inserted( array( 'post_title' => PROOF, 'post_name' => PROOF ) ) );
	// Someone gave it a title; the slug is the mark then.
	same( 'private', inserted( array( 'post_title' => 'Story of Monday', 'post_name' => PROOF ) ) );
	// Two files of one name: WordPress counts.
	same( 'private', inserted( array( 'post_title' => PROOF, 'post_name' => PROOF . '-2' ) ) );
	same( 'trash', inserted( array( 'post_title' => PROOF, 'post_name' => PROOF, 'post_status' => 'trash' ) ) );
} );

test( 'every other file stays as it is', function () {
	foreach ( array( 'portrait', 'proof-of-concept', 'proof-', 'a-' . PROOF, 'proof-a816298f', PROOF . 'x' ) as $name ) {
		same( 'inherit', inserted( array( 'post_title' => $name, 'post_name' => $name ) ) );
	}
	same( 'private', inserted( array( 'post_status' => 'private' ) ) );
} );

test( 'pictures that were sent before are made private, once, and in steps', function () {
	global $wpdb;
	$wpdb->files = array( 11 => PROOF, 12 => 'proof-of-concept' );
	for ( $id = 100; $id < 230; $id++ ) {
		$wpdb->files[ $id ] = sprintf( 'proof-a816298f-22f4-4e64-9a6c-%012d', $id );
	}
	do_action( 'init' );
	// A hundred a request: a visitor waits for no more.
	same( 99, count( World::$updated ) );
	do_action( 'init' );
	same( 131, count( World::$updated ) );
	same( array( 'ID' => 11, 'post_status' => 'private' ), World::$updated[0] );
	same( false, in_array( 12, array_column( World::$updated, 'ID' ), true ) );
	$asked = $wpdb->asked;
	do_action( 'init' );
	same( $asked, $wpdb->asked );
} );

test( 'its address and its node are kept from those who may not read it', function () {
	$file = new WP_Post( array( 'ID' => 13, 'post_type' => 'attachment', 'post_status' => 'private', 'post_name' => PROOF ) );
	$else = new WP_Post( array( 'ID' => 14, 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_name' => 'portrait' ) );
	$page = new WP_Post( array( 'ID' => 15, 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => PROOF ) );
	World::$posts  = array( 13 => $file, 14 => $else, 15 => $page );
	World::$people = array( 5 => (object) array( 'roles' => array( 'wcfm_vendor' ), 'can' => array( 'read_post:13' ) ), 6 => (object) array( 'roles' => array( 'wcfm_vendor' ), 'can' => array() ) );
	$address = static fn( $id ) => apply_filters( 'wp_get_attachment_url', "/$id.webp", $id );
	$node    = static fn( $post ) => apply_filters( 'graphql_data_is_private', false, 'PostObject', $post );
	foreach ( array( 0, 6 ) as $user ) {
		World::$user = $user;
		same( array( '', '/14.webp', '/15.webp', '/16.webp' ), array_map( $address, array( 13, 14, 15, 16 ) ) );
		same( array( true, false, false, false ), array_map( $node, array( $file, $else, $page, null ) ) );
	}
	World::$user = 5;
	same( '/13.webp', $address( 13 ) );
	same( false, $node( $file ) );
	same( true, apply_filters( 'graphql_data_is_private', true, 'UserObject', null ) );
} );

test( 'the app is told that such pictures are hidden', function () {
	same( true, Astera_Rest::status()['proofs_hidden'] );
} );

<?php
/**
 * The plugin is deleted: its settings and what it queued go. Pages, menus, the category, orders and their meta stay,
 * as they are the shop's.
 *
 * @package Astera
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'astera_settings', 'astera_last_delivery', 'astera_setup_pending', 'astera_media_looked_at' ) as $astera_option ) {
	delete_option( $astera_option );
}
if ( function_exists( 'as_unschedule_all_actions' ) ) {
	as_unschedule_all_actions( 'astera_send_events' );
}

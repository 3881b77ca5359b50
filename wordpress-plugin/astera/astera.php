<?php
/**
 * Plugin Name:       Astera
 * Description:       Makes a WooCommerce and WCFM shop a good back end for an Astera site: order status, pages, totals, mails, and word of every change.
 * Version:           1.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Requires Plugins:  woocommerce
 * WC requires at least: 9.0
 * WC tested up to:   9.9
 * Author:            Astera
 * License:           GPLv2 or later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       astera
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

define( 'ASTERA_VERSION', '1.1.0' );
define( 'ASTERA_FILE', __FILE__ );

foreach (
	array(
		'options',
		'signature',
		'order-status',
		'app-order',
		'setup',
		'vendors',
		'line-vendor',
		'order-guard',
		'mails',
		'private-media',
		'replaced-proofs',
		'erasure',
		'quote',
		'rest',
		'events',
		'event-hooks',
		'settings-page',
	) as $astera_part
) {
	require_once __DIR__ . '/includes/class-astera-' . $astera_part . '.php';
}

// WooCommerce lists plugins that do not say this as incompatible with its order tables.
add_action(
	'before_woocommerce_init',
	static function () {
		if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( 'custom_order_tables', ASTERA_FILE, true );
		}
	}
);

register_activation_hook( __FILE__, array( 'Astera_Setup', 'activate' ) );

Astera_Order_Status::register();
Astera_Setup::register();
Astera_Line_Vendor::register();
Astera_Order_Guard::register();
Astera_Mails::register();
Astera_Private_Media::register();
Astera_Replaced_Proofs::register();
Astera_Erasure::register();
Astera_Rest::register();
Astera_Events::register();
Astera_Event_Hooks::register();
Astera_Settings_Page::register();

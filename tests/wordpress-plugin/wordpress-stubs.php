<?php
/**
 * As much of WordPress as the plugin touches: hooks, options, people, posts. What was done stands in `World`.
 */

define( 'ABSPATH', __DIR__ . '/' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'WC_ABSPATH', __DIR__ . '/nowhere/' );

final class World {
	public static $hooks       = array();
	public static $options     = array();
	public static $people      = array();
	public static $user        = 0;
	public static $posts       = array();
	public static $menus       = array();
	public static $terms       = array();
	public static $orders      = array();
	public static $products    = array();
	public static $item_meta   = array();
	public static $scheduled   = array();
	public static $unscheduled = array();
	public static $sent        = array();
	public static $answer      = array( 'code' => 204 );
	public static $logged      = array();
	public static $complaints  = array();
	public static $routes      = array();
	public static $updated     = array();
	public static $deleted     = array();

	public static function reset() {
		foreach ( array( 'options', 'people', 'posts', 'menus', 'terms', 'orders', 'products', 'item_meta', 'scheduled', 'unscheduled', 'sent', 'logged', 'complaints', 'routes', 'updated', 'deleted' ) as $name ) {
			self::$$name = array();
		}
		self::$user   = 0;
		self::$answer = array( 'code' => 204 );
		$GLOBALS['wpdb'] = new Stub_Database();
	}
}

/** The files among the posts, by their ids; those that were made private are asked for no more. */
final class Stub_Database {
	public $posts = 'wp_posts';
	public $files = array();
	public $asked = 0;
	public function esc_like( $text ) {
		return addcslashes( $text, '_%\\' );
	}
	public function prepare( $query, ...$values ) {
		return array( $query, $values );
	}
	public function get_results( $prepared ) {
		++$this->asked;
		list( , list( $after, $most ) ) = $prepared;
		$rows = array();
		foreach ( $this->files as $id => $name ) {
			if ( $id > $after && count( $rows ) < $most ) {
				$rows[] = (object) array( 'ID' => (string) $id, 'post_name' => $name );
			}
		}
		return $rows;
	}
}

final class WP_Post {
	public $ID;
	public $post_type;
	public $post_status;
	public $post_name;
	public function __construct( $columns ) {
		foreach ( $columns as $name => $value ) {
			$this->$name = $value;
		}
	}
}

class WP_Error {
	public $code;
	public $message;
	public $data;
	public function __construct( $code, $message = '', $data = array() ) {
		list( $this->code, $this->message, $this->data ) = array( $code, $message, $data );
	}
	public function get_error_message() {
		return $this->message;
	}
}

function add_action( $hook, $callback, $priority = 10, $count = 1 ) {
	add_filter( $hook, $callback, $priority, $count );
}
function add_filter( $hook, $callback, $priority = 10, $count = 1 ) {
	World::$hooks[ $hook ][] = array( $priority, $callback, $count );
}
function apply_filters( $hook, $value, ...$rest ) {
	$hooked = World::$hooks[ $hook ] ?? array();
	usort( $hooked, static fn( $one, $other ) => $one[0] <=> $other[0] );
	foreach ( $hooked as list( , $callback, $count ) ) {
		$value = call_user_func_array( $callback, array_slice( array( $value, ...$rest ), 0, $count ) );
	}
	return $value;
}
function do_action( $hook, ...$rest ) {
	World::$options['_current_action'] = $hook;
	foreach ( World::$hooks[ $hook ] ?? array() as list( , $callback, $count ) ) {
		call_user_func_array( $callback, array_slice( $rest, 0, $count ) );
	}
}
function current_action() {
	return World::$options['_current_action'] ?? '';
}
function register_activation_hook( $file, $callback ) {
	World::$hooks['activate'][] = array( 10, $callback, 0 );
}

function get_option( $name, $otherwise = false ) {
	return World::$options[ $name ] ?? $otherwise;
}
function update_option( $name, $value, $autoload = null ) {
	World::$options[ $name ] = $value;
	return true;
}
function delete_option( $name ) {
	$was = isset( World::$options[ $name ] );
	unset( World::$options[ $name ] );
	return $was;
}
function register_setting() {}
function add_settings_error( $setting, $code, $words ) {
	World::$complaints[] = $words;
}

function __( $text ) {
	return $text;
}
function _x( $text ) {
	return $text;
}
function _n_noop( $one, $many ) {
	return array( $one, $many );
}
function untrailingslashit( $text ) {
	return rtrim( $text, '/' );
}
function esc_url_raw( $url ) {
	return preg_match( '#^https?://#', $url ) ? $url : '';
}
function wp_unslash( $value ) {
	return $value;
}
function wp_parse_url( $url, $part ) {
	return parse_url( $url, $part );
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function absint( $value ) {
	return abs( (int) $value );
}
function plugin_basename( $file ) {
	return 'astera/' . basename( $file );
}
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}
function wp_generate_uuid4() {
	return '00000000-0000-4000-8000-000000000000';
}
function rest_get_url_prefix() {
	return 'wp-json';
}
function rest_authorization_required_code() {
	return World::$user ? 403 : 401;
}
function register_rest_route( $namespace, $route, $options ) {
	World::$routes[ $namespace . $route ] = $options;
}
function wp_remote_post( $url, $options ) {
	World::$sent[] = array( $url, $options );
	return World::$answer;
}
function wp_remote_retrieve_response_code( $answer ) {
	return $answer['code'];
}

function get_bloginfo() {
	return '6.8';
}

function get_current_user_id() {
	return World::$user;
}
function get_userdata( $id ) {
	return World::$people[ $id ] ?? false;
}
function user_can( $user, $capability ) {
	return in_array( $capability, $user->can, true );
}
function current_user_can( $capability, $id = null ) {
	$user = get_userdata( World::$user );
	return $user && user_can( $user, null === $id ? $capability : "$capability:$id" );
}
function get_post( $id ) {
	return World::$posts[ $id ] ?? null;
}

function attachment_url_to_postid( $url ) {
	return (int) basename( $url, '.webp' );
}
function wp_delete_attachment( $id, $is_forced ) {
	World::$deleted[] = array( $id, $is_forced );
}

function get_page_by_path( $slug ) {
	return World::$posts[ $slug ] ?? null;
}
function wp_insert_post( $post ) {
	$post['ID']                         = count( World::$posts ) + 1;
	World::$posts[ $post['post_name'] ] = (object) $post;
	return $post['ID'];
}
function wp_update_post( $post ) {
	World::$updated[] = $post;
	return $post['ID'];
}
function get_post_type( $id ) {
	return World::$products[ $id ]['type'] ?? 'page';
}
function wp_get_nav_menu_object( $name ) {
	return isset( World::$menus[ $name ] ) ? (object) array( 'name' => $name ) : false;
}
function wp_create_nav_menu( $name ) {
	World::$menus[ $name ] = array();
	return $name;
}
function wp_update_nav_menu_item( $menu, $item, $options ) {
	World::$menus[ $menu ][] = $options['menu-item-object-id'];
}
function taxonomy_exists() {
	return true;
}
function term_exists( $slug ) {
	return isset( World::$terms[ $slug ] );
}
function wp_insert_term( $name, $taxonomy, $options ) {
	World::$terms[ $options['slug'] ] = $name;
	return array();
}
function register_post_status( $name, $options ) {
	World::$options['_statuses'][ $name ] = $options;
}

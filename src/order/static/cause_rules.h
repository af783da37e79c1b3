#pragma once

// MsgEnqueue, AllCauses, PosterEnds: what precedes the begin of an action because of what causes it.
//
//   onClick() { worker.post(load); }   load() { main.post(show); }    // the click's post before the begin of load
//
// - MsgEnqueue: what is known at a post is known at the begin of what it posts; and the post itself, if it is passed
//   at most once.
// - PosterEnds: where poster and posted have one queue that runs one event at a time, so is what is known at the
//   poster's end; and the end itself, if the poster runs at most once.
// - AllCauses: an action has several posts, and each instance is caused by one of them. What is known of all of them is
//   known of the action. SIERRA's action invocation rule and AndRacer's I1 and I2 are this.
//
// The solver applies them (`StaticSolver::join_posts`), because they are a greatest fixpoint: a claim about the begin
// of an action rests on claims about an earlier moment, that of its post. So a task that posts itself does not have
// to be known in advance to come later.
//
// Assume: the view has all posts of the action (`open` says if not; an action that no post and nothing open leads to
// counts as open: "no cause" orders nothing), and the posted action does not run inside of its poster
// (`may_be_inline` says if so, and then there is no PosterEnds).

#include "order/static/static_solver.h"

# What `cmake --install` lays down, and the Debian package that `cpack -G DEB` makes of it: the program, which has the
# framework model in it and needs neither compiler nor JDK, the manual page and the completions, which the program
# writes itself, and the example.
if(ANTECEDE_SANITIZE)
  return()
endif()
include(GNUInstallDirs)

set(shell ${CMAKE_BINARY_DIR}/shell)
file(MAKE_DIRECTORY ${shell})
add_custom_command(
  OUTPUT ${shell}/antecede.1 ${shell}/antecede ${shell}/_antecede ${shell}/antecede.fish
  COMMAND antecede man -o ${shell}/antecede.1
  COMMAND antecede completion bash -o ${shell}/antecede
  COMMAND antecede completion zsh -o ${shell}/_antecede
  COMMAND antecede completion fish -o ${shell}/antecede.fish
  DEPENDS antecede
  COMMENT "Writing the manual page and the completions")
add_custom_target(antecede_shell DEPENDS ${shell}/antecede.1)
# Only who installs needs them.
install(CODE "execute_process(COMMAND \"${CMAKE_COMMAND}\" --build \"${CMAKE_BINARY_DIR}\" --target antecede antecede_shell COMMAND_ERROR_IS_FATAL ANY)")

# androidfw lies in a folder of its own, which the installed program must know, too.
set_target_properties(antecede PROPERTIES INSTALL_RPATH ${ANDROIDFW_LIBRARY_DIR})
install(TARGETS antecede RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES ${shell}/antecede.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${shell}/antecede DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${shell}/_antecede DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${shell}/antecede.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${PROJECT_SOURCE_DIR}/examples/newsreader.apk DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME antecede)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Antecede project <antecede@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Finds and reproduces event races in Android apps")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${ANDROIDFW_LIBRARY_DIR})
include(CPack)

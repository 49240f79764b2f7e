// title: whether a type has an attribute
// rule: none: nothing is made
// bytes: 0
// il: elsewhere: nothing is reported
using System.Reflection;

static class Case
{
    static int Probe() => typeof(AttributeTargets).IsDefined(typeof(FlagsAttribute)) ? 1 : 0;
}

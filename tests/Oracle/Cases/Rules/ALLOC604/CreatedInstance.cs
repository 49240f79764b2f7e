// title: an object that reflection creates
// rule: none: the object is all that is made
// bytes: 24
// il: elsewhere: nothing is reported
using System.Reflection;

static class Case
{
    static int Probe() => Activator.CreateInstance(typeof(object)) is null ? 1 : 0;
}

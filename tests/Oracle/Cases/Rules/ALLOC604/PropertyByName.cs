// title: a property by its name
// rule: none: reflection keeps what a name finds
// bytes: 0
// il: elsewhere: nothing is reported
using System.Reflection;

static class Case
{
    static int Probe() => typeof(Version).GetProperty("Major").Name.Length;
}

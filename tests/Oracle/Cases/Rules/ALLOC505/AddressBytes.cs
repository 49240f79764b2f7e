// title: the bytes of an IP address, only to be written
// rule: ALLOC505
// bytes: 32
// il: elsewhere: the array is made inside the framework
// message: the length of the address is not known
static class Case
{
    static readonly System.Net.IPAddress Address = System.Net.IPAddress.Loopback;

    static void Probe() => Stream.Null.Write([|Address.GetAddressBytes()|]);
}

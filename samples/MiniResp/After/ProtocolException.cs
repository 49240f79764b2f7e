namespace MiniResp;

/// <summary>The client sent what is not the protocol, or more than the server accepts. It is told so, and the connection ends.</summary>
public sealed class ProtocolException(string message) : Exception(message);

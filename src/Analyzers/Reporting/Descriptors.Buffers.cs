using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    private const string InConstructorsOrInternal = "buffers on the stack in constructors and in members that only the assembly sees";

    // Fields of their own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor TemporaryArrayDescriptor = new(
        id: "ALLOC501",
        title: "Temporary array can live on the stack",
        messageFormat: "The temporary array '{0}' allocates {2} and {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A small array of constant length that never leaves its method is garbage as soon as the method returns. A span over stack "
            + "memory does the same without an allocation.",
        helpLinkUri: HelpLink("ALLOC501"));

    private static readonly DiagnosticDescriptor UnboundedStackallocDescriptor = new(
        id: "ALLOC504",
        title: "Stack allocation has no upper bound",
        messageFormat: "{0}, and a stack overflow ends the process",
        category: Reliability,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A stackalloc whose length comes from input can be larger than the stack. The process then ends at once: no handler catches a "
            + "stack overflow.",
        helpLinkUri: HelpLink("ALLOC504"));

    /// <summary>ALLOC501.</summary>
    public static readonly Rule TemporaryArray = new(
        TemporaryArrayDescriptor, HeatLevel.Unknown, SeverityPolicy.ByHeat,
        "Declares a `Span<T>` over `stackalloc`, or over constant data, and binds the calls to their span overloads")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.MaxStackallocBytes, AllocationOptions.NullProof, AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.NoneIfWarm] = InConstructorsOrInternal + ", unless they hold constants that are only read",
            [Effort.MuchLonger] = "those whose callees would have to take a span",
            [Effort.OtherTargets] = "all",
        },
        SeverityNote = "A suggestion where the JIT of the referenced framework may remove the array, and for an array of at most 64 bytes that a callee has to "
            + "take as a span first.",
    };

    /// <summary>ALLOC504.</summary>
    public static readonly Rule UnboundedStackalloc = new(
        UnboundedStackallocDescriptor, HeatLevel.Unknown, SeverityPolicy.Fixed,
        "Allocates on the stack up to a limit and on the heap above it")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.MaxStackallocBytes],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Unproven] = "lengths that neither callers outside nor the framework give, which code that is not in sight may bound, and all but the first "
                + "whose lengths one method of the project gives, or methods of one name",
        },
        SeverityNote = "A suggestion for the number of things other than bytes, for lengths that are written in sixteen bits as well, and in tests and other "
            + "code that is cold.",
    };

    private static readonly DiagnosticDescriptor CopyToPassOnDescriptor = new(
        id: "ALLOC505",
        title: "Copy is made only to be passed on",
        messageFormat: "'{0}' allocates {2} for {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "An array that is filled only to be the argument of one call is garbage as soon as the call returns. A span, or the sequence itself, "
            + "shows the callee the same elements where they are.",
        helpLinkUri: HelpLink("ALLOC505"));

    /// <summary>ALLOC505.</summary>
    public static readonly Rule CopyToPassOn = new(
        CopyToPassOnDescriptor, HeatLevel.Unknown, SeverityPolicy.ByHeat,
        "Passes a slice, passes or asks the sequence, or makes the string of it, instead of a copy")
    {
        SeverityNote = "A suggestion where another method of the project has to take or fill a span first.",
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.NoneIfWarm] = InConstructorsOrInternal,
            [Effort.Longer] = "arrays of other lengths that are read into, items that an operator finds a value among, "
                + "properties of other types that copy, and lists before they are copied that a `foreach` fills, that are ordered, "
                + "or that C# before 12 fills item by item",
            [Effort.MuchLongerForData] = "callees that would have to take a span, arrays that a method of the project makes for its callers, and copies of "
                + "lists, which only `CollectionsMarshal` gives as a span",
            [Effort.Elsewhere] = "copies that may be there because what is copied changes meanwhile",
            [Effort.OtherTargets] = "all but sequences, characters of a string, and what takes a span already",
            [Effort.Unproven] = "lists that an unknown number of elements is added to before they are copied",
        },
        ReadsAlso = [AllocationOptions.MaxStackallocBytes, AllocationOptions.NullProof],
    };

    private static readonly DiagnosticDescriptor NumberThroughBytesDescriptor = new(
        id: "ALLOC506",
        title: "Number goes through a byte array",
        messageFormat: "'{0}' allocates {2} for {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "The bytes of a number fit into a few bytes of stack memory, or straight into the buffer that they are copied to. An array for "
            + "them is garbage at once.",
        helpLinkUri: HelpLink("ALLOC506"));

    /// <summary>ALLOC506.</summary>
    public static readonly Rule NumberThroughBytes = new(
        NumberThroughBytesDescriptor, HeatLevel.Unknown, SeverityPolicy.ByHeat,
        "Writes the bytes to the stack, or to where they are copied, in the same order")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "bytes that need a buffer, and callees that would have to take a span",
            [Effort.MuchLongerForData] = "bytes that a method of the project makes for its callers",
            [Effort.OtherTargets] = "all but lists of bytes",
        },
        ReadsAlso = [AllocationOptions.NullProof, AllocationOptions.TrustJit],
    };

    private static readonly DiagnosticDescriptor RentedArrayDescriptor = new(
        id: "ALLOC503",
        title: "Rented array is misused",
        messageFormat: "The rented {0} '{1}' {2}",
        category: Reliability,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A pool gives an array that may be longer than asked for and holds what the last user left. It must go back once, on every "
            + "path, and no code may use it afterwards.",
        helpLinkUri: HelpLink("ALLOC503"));

    /// <summary>ALLOC503.</summary>
    public static readonly Rule RentedArray = new(
        RentedArrayDescriptor, HeatLevel.Unknown, SeverityPolicy.Fixed,
        "Uses the part that was asked for; returns the array in a `finally` block")
    {
        Offers = FixOffer.Unsafe,
        IgnoresHeat = true,
    };

    private static readonly DiagnosticDescriptor PoolableArrayDescriptor = new(
        id: "ALLOC502",
        title: "Temporary array can be pooled",
        messageFormat: "The temporary array '{0}' allocates {2} and {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A large array that never leaves its method is garbage as soon as the method returns, and the larger it is the more its "
            + "clearing and collection cost. A pool gives the same memory to the next call.",
        helpLinkUri: HelpLink("ALLOC502"));

    /// <summary>ALLOC502.</summary>
    public static readonly Rule PoolableArray = new(
        PoolableArrayDescriptor, HeatLevel.Warm, SeverityPolicy.ByHeat,
        "Rents the array, uses a span of the length that was asked for, and returns it in a `finally` block")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.MaxStackallocBytes, AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLongerForData] = "all, because a rented array takes a `try`",
            [Effort.Elsewhere] = "arrays of references, which a pool keeps alive, and arrays that serve a loop without an end which waits, as for a "
                + "connection, or are alive while the function awaits something else, and arrays that a method of the project would have to take as a span",
        },
    };

    private static readonly DiagnosticDescriptor MaterializedStreamDescriptor = new(
        id: "ALLOC507",
        title: "Memory stream is copied or outgrows its buffer",
        messageFormat: "'{0}' allocates {2} for {1} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A MemoryStream that the method created gives access to its buffer. A slice of it gives a callee the same bytes as a copy of "
            + "all of them. A stream that is given its capacity creates one buffer of that size, and none that it outgrows.",
        helpLinkUri: HelpLink("ALLOC507"));

    /// <summary>ALLOC507.</summary>
    public static readonly Rule MaterializedStream = new(
        MaterializedStreamDescriptor, HeatLevel.Unknown, SeverityPolicy.ByHeat,
        "Passes a slice of the stream's buffer instead of a copy, or gives the stream its capacity")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.NullProof],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "copies of a stream",
            [Effort.Elsewhere] = "streams that an object fills which has a length",
        },
    };
}

using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Reporting;

internal static partial class Descriptors
{
    // Fields of their own: release tracking and the checks of titles and messages see no descriptor that is an argument.
    private static readonly DiagnosticDescriptor BoxedValueDescriptor = new(
        id: "ALLOC201",
        title: "Value is boxed",
        messageFormat: "'{0}' is boxed{1}, which allocates {2} each time ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A value type that is used as an object, as an interface or by a method that it inherits is copied into a new object on the "
            + "heap each time, even if it is a constant.",
        helpLinkUri: HelpLink("ALLOC201"));

    private static readonly DiagnosticDescriptor NumberInObjectFieldDescriptor = new(
        id: "ALLOC202",
        title: "Number is kept in an object field",
        messageFormat: "'{0}' is declared as {1} but receives {2}: each such write allocates {3} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A value type that is stored as object is copied into a new object on the heap, once for each write. A field of the value's "
            + "own type, or a slot that keeps numbers beside the reference, takes no memory per write.",
        helpLinkUri: HelpLink("ALLOC202"));

    private static readonly DiagnosticDescriptor BoxedInterlockedDescriptor = new(
        id: "ALLOC203",
        title: "Number is boxed to be counted or exchanged",
        messageFormat: "{0}: this allocates {1} each time ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A number that is counted or exchanged through an object is boxed again on each attempt, even on one that fails. Interlocked "
            + "compares boxes by reference, so a comparand that is boxed for the call never equals what is stored.",
        helpLinkUri: HelpLink("ALLOC203"));

    private static readonly DiagnosticDescriptor GenericValueAsObjectDescriptor = new(
        id: "ALLOC205",
        title: "Generic value passes through object",
        messageFormat: "'{0}' is passed to '{1}' as object, so a value type is boxed: each call allocates {2} ({3})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Generic code is compiled separately for each value type. A value that is passed on as object is boxed instead, once for each "
            + "call, also as the receiver of an extension method on object.",
        helpLinkUri: HelpLink("ALLOC205"));

    private static readonly DiagnosticDescriptor FormatArgumentsDescriptor = new(
        id: "ALLOC207",
        title: "Formatting boxes its arguments",
        messageFormat: "{0}, which allocates {1} per call ({2})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "Methods with a composite format string take objects, so that numbers, dates and other values are boxed, and they parse the "
            + "format again on each call. The handler of an interpolated string writes the values themselves.",
        helpLinkUri: HelpLink("ALLOC207"));

    private static readonly DiagnosticDescriptor StructThroughInterfaceDescriptor = new(
        id: "ALLOC204",
        title: "Struct is used through an interface",
        messageFormat: "'{0}' is boxed as '{1}', which allocates {3} each time, although {2} ({4})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A struct that is kept or passed as one of its interfaces is copied into a new object, and each call goes through the "
            + "interface. Its own type, or a type parameter with a constraint, needs neither.",
        helpLinkUri: HelpLink("ALLOC204"));

    private static readonly DiagnosticDescriptor StructKeyDescriptor = new(
        id: "ALLOC206",
        title: "Struct without its own equality is a key",
        messageFormat: "'{0}' has no {2} of its own, so '{1}' boxes it {3}, which allocates {4} or more ({5})",
        category: Performance,
        defaultSeverity: DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        description: "A struct that does not implement IEquatable of itself and override GetHashCode inherits both from ValueType, which works on "
            + "boxes and, unless all fields are plain bits, by reflection.",
        helpLinkUri: HelpLink("ALLOC206"));

    /// <summary>ALLOC201.</summary>
    public static readonly Rule BoxedValue = new(
        BoxedValueDescriptor,
        HeatLevel.Hot,
        SeverityPolicy.ByHeat,
        "Calls the overload for the value's own type; writes an enum into an interpolated string; makes a local `ArrayList` or `Hashtable`, "
            + "or a method that is not public, generic; makes the box of a constant once; casts a number to an enum; compares the bits of a flag; "
            + "uses `nameof`")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.AssumeOptimized, AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Welcome] = "comparisons of two values of one enum, numbers that `Enum.ToObject` makes a known enum, and values for which a method of "
                + "the class hides an inherited overload",
            [Effort.MuchLonger] = "boxes that no overload, interpolation or method of the type itself would do without",
            [Effort.Elsewhere] = "what a method of the project formats, and boxes in a lambda that runs for each element",
            [Effort.Unproven] = "a method that an enum or a type of a library inherits, type parameters that no value type is known to fill, results "
                + "and arguments that a visible signature or a library makes objects, locals that hold references too, collections that are declared to "
                + "hold objects or an interface, boxes for a method of the project that makes objects itself, and flags in a library that may also run "
                + "elsewhere than on .NET Framework",
        },
        SeverityNote = "A suggestion where no overload, interpolation or method of the type itself would do without the box.",
    };

    /// <summary>ALLOC202.</summary>
    public static readonly Rule NumberInObjectField = new(
        NumberInObjectFieldDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.ByHeat,
        "Declares the value's own type where nothing else is stored; else keeps numbers in a slot beside the reference")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.Longer] = "members that store more than one type, or that other types see",
            [Effort.Unproven] = "values of any type that a generic method is given",
        },
    };

    /// <summary>ALLOC203.</summary>
    public static readonly Rule BoxedInterlocked = new(
        BoxedInterlockedDescriptor,
        HeatLevel.Unknown,
        SeverityPolicy.Fixed,
        "Declares the number's own type where nothing else is stored; makes a local `ArrayList` or `Hashtable` generic")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string> { [Effort.Unproven] = "a local or parameter that is changed once on its way from one object to another" },
        SeverityNote = "An exchange that can never succeed is reported in cold code too. "
            + "A counter whose variable holds values of several types is a suggestion.",
    };

    /// <summary>ALLOC205.</summary>
    public static readonly Rule GenericValueAsObject = new(
        GenericValueAsObjectDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Compares by the default comparer of the type parameter; branches to the overloads for the types that callers use; "
            + "makes a method generic that is not public")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "type parameters that classes may fill as well",
            [Effort.Elsewhere] = "what a library takes in no other way, and arguments in a lambda that runs for each element",
            [Effort.Unproven] = "type parameters that no value type is known to fill",
        },
        SeverityNote = "A suggestion where the type parameter may also be a class.",
    };

    /// <summary>ALLOC204.</summary>
    public static readonly Rule StructThroughInterface = new(
        StructThroughInterfaceDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Declares the local with the struct's own type; makes a method or extension method that is not public generic")
    {
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        ReadsAlso = [AllocationOptions.TrustJit],
        Efforts = new Dictionary<Effort, string> { [Effort.MuchLonger] = "methods that would have to be generic" },
        SeverityNote = "A suggestion where a method would have to be generic.",
    };

    /// <summary>ALLOC206.</summary>
    public static readonly Rule StructKey = new(
        StructKeyDescriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, "Implements `IEquatable<T>` with the fields in order; or declares a record struct")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "structs that hash themselves, which are boxed only where one of the same hash is there",
        },
    };

    /// <summary>ALLOC207.</summary>
    public static readonly Rule FormatArguments = new(
        FormatArgumentsDescriptor,
        HeatLevel.Warm,
        SeverityPolicy.ByHeat,
        "Writes an interpolated string with the same culture, or asks a single value for its text")
    {
        IsOnlySuggested = true,
        Offers = FixOffer.Safe | FixOffer.Unsafe,
        Efforts = new Dictionary<Effort, string>
        {
            [Effort.MuchLonger] = "texts that an interpolated string can make, because formatting takes more than the boxes",
            [Effort.Elsewhere] = "formats that are not constant",
            [Effort.Unproven] = "writers, and projects in which interpolated strings have no handler",
        },
    };
}

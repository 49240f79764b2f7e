using System.Globalization;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>One place where a value is copied into an object.</summary>
/// <param name="Place">What the squiggle marks.</param>
/// <param name="Type">The type of the value.</param>
/// <param name="How">Why it is boxed, as the message continues after "is boxed".</param>
internal readonly record struct Box(SyntaxNode Place, ITypeSymbol Type, string How)
{
    /// <summary>The bytes of the object; null where the size is not known here.</summary>
    public long? Bytes { get; private init; } = AllocationSize.OfBox(Type);

    /// <summary>The box together with the others of its call.</summary>
    public Box With(CallBoxes boxes) => boxes.Others switch
    {
        0 => this,
        1 => this with { How = How + ", together with another argument", Bytes = boxes.Bytes },
        _ => this with { How = How + ", together with " + boxes.Others.ToString(CultureInfo.InvariantCulture) + " other arguments", Bytes = boxes.Bytes },
    };

    /// <summary>How a message names the type of the value.</summary>
    public string TypeName => TypeNames.Of(NullableTypes.Underlying(Type));

    /// <summary>A type parameter need not be a value type, a nullable need not hold a value.</summary>
    public Certainty Certainty =>
        Type is ITypeParameterSymbol { IsValueType: false } || NullableTypes.IsNullable(Type) ? Certainty.Sometimes : Certainty.Always;

    /// <summary>The box that a call of an inherited method makes of its receiver, together with those of its arguments.</summary>
    public static Box OfReceiver(IInvocationOperation call, ITypeSymbol type)
    {
        var isFlag = BoxedReceiver.FlagOf(call) is not null && CoreLibrary.MayBeOfNetFramework(call.SemanticModel!.Compilation);
        var box = new Box(call.Syntax, type, " by '" + call.TargetMethod.Name + (isFlag ? "' on .NET Framework" : "', which its type inherits"));
        foreach (var argument in call.Arguments)
        {
            if (IsToldWithReceiver(argument.Value, call))
                box = box with { How = box.How + ", together with its argument", Bytes = box.Bytes + AllocationSize.OfBox(ArgumentType(argument.Value)) };
        }

        return box;
    }

    /// <summary>Whether the box of an argument goes with that of the receiver: to compare the values, their numbers or their bits takes neither.</summary>
    public static bool IsToldWithReceiver(IOperation argument, IInvocationOperation call) =>
        (call.TargetMethod.Name is nameof(Equals) or nameof(IComparable.CompareTo) || BoxedReceiver.FlagOf(call) is not null)
        && argument is IConversionOperation conversion && BoxConversion.IsBox(conversion) && !NullValue.Is(conversion.Operand);

    private static ITypeSymbol ArgumentType(IOperation argument) => ((IConversionOperation)argument).Operand.Type!;

    /// <summary>The box that a conversion makes.</summary>
    public static Box Of(IConversionOperation conversion)
    {
        var type = conversion.Operand.Type!;
        if (RemovedBox.IsConcatenated(conversion))
            return new Box(conversion.Syntax, type, " by the concatenation, because it has no 'ToString' of its own");
        var name = TypeNames.Of(conversion.Type!);
        var callee = BoxTarget.ValueOf(conversion).Parent switch
        {
            IArgumentOperation { Parent: IInvocationOperation call } => call.TargetMethod.Name,
            IArrayInitializerOperation { Parent: IArrayCreationOperation { IsImplicit: true,
                Parent: IArgumentOperation { Parent: IInvocationOperation call } } } =>
                call.TargetMethod.Name,
            IArgumentOperation { Parent: IObjectCreationOperation { Type: { } created } } => created.Name,
            _ => null,
        };
        return new Box(conversion.Syntax, type, " as '" + name + "'" + (callee is null ? "" : " for '" + callee + "'"));
    }
}

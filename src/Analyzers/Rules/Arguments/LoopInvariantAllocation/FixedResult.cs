using System.Collections.Immutable;
using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Finds objects of the framework that depend on what they are made of alone, where that is always the same, or the same in each iteration of a loop:
/// <c>StringComparer.Create(culture, true)</c>, <c>Comparer&lt;T&gt;.Create(lambda)</c>, <c>new CultureInfo("de")</c>. Reported is what is only asked, or given
/// to a method of the framework, which compares no references to it and changes nothing in it.
/// </summary>
internal static class FixedResult
{
    private const string Create = "Create";

    /// <summary>Whether an operation may make one. Cheap enough for every call and creation.</summary>
    public static bool MayBe(IOperation value) => value switch
    {
        IInvocationOperation { TargetMethod: { Name: Create, IsStatic: true, ContainingType: var type } } => IsComparer(type),
        IObjectCreationOperation => IsCulture(value),
        _ => false,
    };

    /// <summary>Whether an operation makes a culture, which the framework keeps by its name as well.</summary>
    public static bool IsCulture(IOperation value) => value is IObjectCreationOperation
    {
        Initializer: null, Arguments.IsEmpty: false, Type: { Name: nameof(CultureInfo), DeclaringSyntaxReferences.IsEmpty: true } type,
    } && type.IsIn("System.Globalization");

    /// <summary>Whether an operation that may make such an object does, for such a use.</summary>
    public static bool Is(IOperation value)
    {
        if (!IsOnlyAsked(value))
            return false;
        if (IsAlwaysTheSame(value))
            return true;
        if (LoopInvariance.InnermostAround(value.Syntax) is not { } loop || Loops.RunsOnce(loop) || !EachIteration.Runs(value.Syntax, loop))
            return false;
        foreach (var argument in ArgumentsOf(value))
        {
            var part = argument.Value.Inside(Through.BuiltInImplicit);
            if (!IsFixed(part) && !LoopInvariance.IsInvariant(part, loop, value.SemanticModel!))
                return false;
        }

        return true;
    }

    /// <summary>Whether one object would do for all calls, and to make it cannot fail, as the name of a culture may be wrong.</summary>
    public static bool CanBeShared(IOperation value)
    {
        if (IsCulture(value))
            return false;
        foreach (var argument in ArgumentsOf(value))
        {
            var part = argument.Value.Inside(Through.BuiltInImplicit);
            if (argument.Parameter?.Type.Name == nameof(CompareOptions) || !IsFixed(part)
                || !(part is IDelegateCreationOperation || part.ConstantValue.HasValue || FixedValues.IsSameObject(part)))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>The bytes of the object; null for a culture, which holds more as it is used.</summary>
    public static long? BytesOf(IOperation value) =>
        IsCulture(value) ? null : value is IInvocationOperation { TargetMethod.ContainingType.Name: "Comparer" } ? 24 : 32;

    private static bool IsComparer(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.IsEmpty
        && (type.Name == nameof(StringComparer) ? type.IsIn("System")
            : type is { Name: "Comparer" or "EqualityComparer", Arity: 1 } && type.IsIn("System.Collections.Generic"));

    private static ImmutableArray<IArgumentOperation> ArgumentsOf(IOperation value) =>
        value is IInvocationOperation call ? call.Arguments : ((IObjectCreationOperation)value).Arguments;

    private static bool IsAlwaysTheSame(IOperation value)
    {
        foreach (var argument in ArgumentsOf(value))
        {
            if (!IsFixed(argument.Value.Inside(Through.BuiltInImplicit)))
                return false;
        }

        return true;
    }

    private static bool IsFixed(IOperation part) => part switch
    {
        IDelegateCreationOperation { Target: IAnonymousFunctionOperation function } => Captures.Of(function)
            is { Variables.Count: 0, HasThis: false, HasVariablesOfCallees: false, HasUnnamed: false },
        IDelegateCreationOperation { Target: IMethodReferenceOperation { Method: { IsStatic: true, MethodKind: not MethodKind.LocalFunction } } } => true,
        IInvocationOperation { TargetMethod: { Name: nameof(CultureInfo.GetCultureInfo), ContainingType: var type } } =>
            type.IsIn("System.Globalization") && IsAlwaysTheSame(part),
        _ when MayBe(part) => IsAlwaysTheSame(part),
        _ => NullValue.Is(part) || FixedValues.IsSameObject(part) || FixedValues.AreSame([part]),
    };

    /// <summary>Whether the object, or the local that holds it, is only asked or given to the framework. A culture can be changed by who asks it.</summary>
    private static bool IsOnlyAsked(IOperation value)
    {
        var isCulture = IsCulture(value);
        if (value.Around(Through.BuiltInImplicit).Parent is not IVariableInitializerOperation
            { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local } })
        {
            return IsAsking(value, isCulture);
        }

        var uses = 0;
        foreach (var mention in VariableOperations.Of(local, value))
        {
            if (mention is IVariableDeclaratorOperation)
                continue;
            if (!IsAsking(mention, isCulture))
                return false;
            uses++;
        }

        return uses > 0;
    }

    private static bool IsAsking(IOperation mention, bool isCulture)
    {
        var whole = mention.Around(Through.BuiltInImplicit);
        return whole.Parent switch
        {
            IInvocationOperation call when call.Instance == whole => !isCulture && call.TargetMethod.ContainingType.SpecialType != SpecialType.System_Object,
            IArgumentOperation { Parameter: { RefKind: RefKind.None, Type: { SpecialType: SpecialType.None, TypeKind: not TypeKind.Dynamic } } } argument =>
                argument.Parent switch
                {
                    IInvocationOperation call => call.TargetMethod.ContainingType.IsOfFramework(),
                    IObjectCreationOperation { Type: { } made } => made.IsOfFramework(),
                    _ => false,
                },
            _ => false,
        };
    }
}

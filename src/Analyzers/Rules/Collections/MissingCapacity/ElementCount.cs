using System.Globalization;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.MissingCapacity;

/// <summary>What may happen where the number of elements is asked for before a loop instead of by it.</summary>
[Flags]
internal enum CountRisk
{
    /// <summary>Nothing: an array, a text, a span or a collection of the framework knows its number.</summary>
    None = 0,

    /// <summary>The property may be code of any type.</summary>
    AsksOtherCode = 1,

    /// <summary>The number may be negative, at which a loop ends at once and a constructor fails.</summary>
    MayBeNegative = 2,

    /// <summary>The number is asked for before other statements than the loop.</summary>
    IsAskedEarly = 4,
}

/// <summary>How many iterations a loop has, as code that says so before the loop.</summary>
/// <param name="Text">The code: <c>items.Count</c>, <c>text.Length</c>, <c>count</c>.</param>
/// <param name="Risk">What may happen where it is asked.</param>
/// <param name="Most">The greatest value that it may have where it is not negative.</param>
internal readonly record struct ElementCount(string Text, CountRisk Risk, long Most)
{
    // The longest array and the longest text.
    private const long MostElements = 0x7FFFFFC7, MostCharacters = 0x3FFFFFDF;

    // A list makes room for so many with its first element.
    private const int LeastRoom = 4;

    // So many iterations may end by an exception long before.
    private const int MostRoom = 1 << 16;

    /// <summary>The iterations of a loop that starts at its first element and takes each; null where they are not known before.</summary>
    public static ElementCount? Of(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) => loop switch
    {
        CommonForEachStatementSyntax { AwaitKeyword.RawKind: 0 } each => OfSource(each.Expression, model, cancellationToken),
        ForStatementSyntax counted => OfBound(counted, model, cancellationToken),
        _ => null,
    };

    /// <summary>
    /// Whether the elements are parts of an object that is of their own kind, as the arguments of an expression are expressions: such a tree has mostly a few
    /// in each place, for which a list has room.
    /// </summary>
    public bool IsOfChildren { get; init; }

    private static ElementCount? OfSource(ExpressionSyntax source, SemanticModel model, CancellationToken cancellationToken)
    {
        // An operation has no syntax for what is written around it to silence the compiler.
        if (model.GetOperation(source.Plain(), cancellationToken) is not { Type: { } type } value || !IsNamed(value)
            || NumberOf(type) is not var (property, risk))
        {
            return null;
        }

        return new(source.WithoutTrivia() + "." + property, RiskOf(value, risk), MostOf(type)) { IsOfChildren = AreChildren(value) };
    }

    /// <summary>Whether the code is a sum or a difference.</summary>
    public bool IsSum { get; init; }

    private static long MostOf(ITypeSymbol type) => type.SpecialType == SpecialType.System_String ? MostCharacters : MostElements;

    /// <summary>
    /// The number of elements where each iteration adds so many. More than an array may have are never added, so that the product does not overflow.
    /// </summary>
    public ElementCount Times(int elements)
    {
        if (elements == 1)
            return this;
        var text = Constant is { } number
            ? (number * elements).ToString(CultureInfo.InvariantCulture)
            : (IsSum || IsChoice ? "(" + Text + ")" : Text) + " * " + elements.ToString(CultureInfo.InvariantCulture);
        return this with { Text = text, Most = Math.Min(Most * elements, MostElements), IsSum = false, IsChoice = false };
    }

    /// <summary>The number of elements of two loops; null where that is a number that nobody would write.</summary>
    public ElementCount? Plus(ElementCount other)
    {
        if (IsSum || other.IsSum)
            return null;
        var sum = Constant is { } one && other.Constant is { } two
            ? this with { Text = (one + two).ToString(CultureInfo.InvariantCulture) }
            : this with { Text = Operand + " + " + other.Operand, IsSum = true, IsChoice = false };
        return sum with { Most = Math.Min(Most + other.Most, MostElements), Risk = Risk | other.Risk, IsOfChildren = IsOfChildren || other.IsOfChildren };
    }

    /// <summary>The number with room for a few single elements.</summary>
    public ElementCount Plus(int single) => single == 0 ? this
        : Constant is { } number ? this with { Text = (number + single).ToString(CultureInfo.InvariantCulture) }
        : this with { Text = Operand + " + " + single.ToString(CultureInfo.InvariantCulture), IsSum = true, IsChoice = false };

    /// <summary>The number where what is counted may be null, which is then 0; null where it counts something else.</summary>
    public ElementCount? WhereNotNull(string counted) => Text.StartsWith(counted + ".", StringComparison.Ordinal) && !IsSum
        ? this with { Text = counted + "?" + Text.Substring(counted.Length) + " ?? 0", IsChoice = true }
        : null;

    private long? Constant => long.TryParse(Text, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : null;

    private string Operand => IsChoice ? "(" + Text + ")" : Text;

    /// <summary>Whether the code tells what holds where something is null.</summary>
    private bool IsChoice { get; init; }

    private static bool AreChildren(IOperation elements)
    {
        var (owner, type) = elements.Inside(Through.BuiltInImplicit) switch
        {
            IFieldReferenceOperation { Instance: { } instance, Field.Type: var ofField } => (instance, ofField),
            IPropertyReferenceOperation { Instance: { } instance, Property.Type: var ofProperty } => (instance, ofProperty),
            _ => default,
        };
        return ElementTypes.Of(type) is INamedTypeSymbol child && owner?.Type is INamedTypeSymbol parent && AreOfOneKind(child, parent);
    }

    /// <summary>Whether two classes of the project are one, or have a base class or interface of the project in common.</summary>
    private static bool AreOfOneKind(INamedTypeSymbol child, INamedTypeSymbol parent)
    {
        for (var type = child; type is { DeclaringSyntaxReferences.IsEmpty: false }; type = type.BaseType)
        {
            if (parent.IsOrHas(type))
                return true;
        }

        return false;
    }

    private static ElementCount? OfBound(ForStatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (CountedSteps.Of(loop, model, cancellationToken) is not { } steps)
            return null;
        if (Constant(steps.Low) is { } low && Constant(steps.High) is { } high)
        {
            var known = ((long)high - low + steps.Extra + steps.Step - 1) / steps.Step;
            return known is not (> LeastRoom and <= MostRoom) ? null
                : new(known == high ? steps.High.WithoutTrivia().ToString() : known.ToString(CultureInfo.InvariantCulture), CountRisk.None, known);
        }

        var sum = new CountSum(loop, steps.Counter.Identifier.ValueText, model, cancellationToken);
        return sum.Add(steps.High, isAdded: true) && sum.Add(steps.Low, isAdded: false) ? sum.Of(steps) : null;

        int? Constant(ExpressionSyntax value) => model.GetConstantValue(value, cancellationToken) is { HasValue: true, Value: int number } ? number : null;
    }

    /// <summary>
    /// The value of a part of a bound, as <see cref="Of"/> gives it: the number of elements in a collection, or a local or parameter that the loop leaves
    /// alone. Null for any other value.
    /// </summary>
    public static ElementCount? OfPart(IOperation number, StatementSyntax loop, CancellationToken cancellationToken)
    {
        var text = number.Syntax.WithoutTrivia().ToString();
        if (number is IPropertyReferenceOperation { Instance: { Type: { } type } instance, Property.Name: var asked } && IsNamed(instance)
            && NumberOf(type) is var (property, risk) && property == asked)
        {
            return new(text, RiskOf(instance, risk), MostOf(type)) { IsOfChildren = AreChildren(instance) };
        }

        return number is ILocalReferenceOperation or IParameterReferenceOperation && !Writes.To(text, loop, number.SemanticModel!)
            && !IsReadByCall(number, cancellationToken)
            ? new(text, CountRisk.MayBeNegative, int.MaxValue)
            : null;
    }

    /// <summary>
    /// A number that an object tells which the loop asks for something by its counter, as a matrix tells how many columns it has: so many are there. Null for
    /// any other value.
    /// </summary>
    public static ElementCount? OfOwner(IOperation number, StatementSyntax loop, string counter, CancellationToken cancellationToken)
    {
        var (owner, member, risk) = number switch
        {
            IFieldReferenceOperation { Instance: { } instance, Field: var field } => (instance, field.Name, CountRisk.None),
            IPropertyReferenceOperation { Arguments.IsEmpty: true, Instance: { } instance, Property: var property } =>
                (instance, property.Name, IsNamed(number) ? CountRisk.None : CountRisk.AsksOtherCode),
            _ => default((IOperation, string, CountRisk)),
        };
        return owner is not null && IsNamed(owner) && !Writes.To(member, loop, number.SemanticModel!)
            && IsAskedByCounter(owner, loop, counter, cancellationToken)
            ? new(number.Syntax.WithoutTrivia().ToString(), risk | CountRisk.MayBeNegative, int.MaxValue)
            : null;
    }

    private static bool IsAskedByCounter(IOperation owner, StatementSyntax loop, string counter, CancellationToken cancellationToken)
    {
        foreach (var mention in MemberIndex.Names(counter, loop))
        {
            var asked = mention.Parent is ArgumentSyntax { Parent.Parent: ExpressionSyntax call }
                ? owner.SemanticModel!.GetOperation(call, cancellationToken) switch
                {
                    IInvocationOperation invocation => invocation.Instance,
                    IPropertyReferenceOperation indexer => indexer.Instance,
                    _ => null,
                }
                : null;
            if (asked is not null && (owner is IInstanceReferenceOperation ? asked is IInstanceReferenceOperation : asked.Syntax.IsEquivalentTo(owner.Syntax)))
                return true;
        }

        return false;
    }

    /// <summary>
    /// Whether a number is what a call has read, as from a file or a message: nothing says that so many elements will follow, and a collection with room for
    /// all of them may need any amount of memory.
    /// </summary>
    private static bool IsReadByCall(IOperation number, CancellationToken cancellationToken) =>
        number is ILocalReferenceOperation { Local: { DeclaringSyntaxReferences: { Length: 1 } declared } }
        && declared[0].GetSyntax(cancellationToken) switch
        {
            VariableDeclaratorSyntax { Initializer.Value: var value } =>
                number.SemanticModel!.GetOperation(value, cancellationToken)?.Inside(Through.Any) is IInvocationOperation { TargetMethod.Name: var name }
                && name is not ("Count" or nameof(Math.Min) or nameof(Math.Max) or "Clamp"),
            SingleVariableDesignationSyntax => true,
            _ => false,
        };

    /// <summary>To name a static member may be what runs a static constructor, which can do anything.</summary>
    private static CountRisk RiskOf(IOperation value, CountRisk ofProperty) => StaticConstruction.MayBegin(value) ? CountRisk.AsksOtherCode : ofProperty;

    /// <summary>Whether a value is read from variables, fields and properties without code of their own, so that to read it once more has no effect.</summary>
    private static bool IsNamed(IOperation value) => value.Inside(Through.BuiltInImplicit) switch
    {
        ILocalReferenceOperation or IParameterReferenceOperation or IInstanceReferenceOperation => true,
        IFieldReferenceOperation { Instance: var owner } => owner is null || IsNamed(owner),
        IPropertyReferenceOperation { Arguments.IsEmpty: true, Property: var property, Instance: var owner } =>
            (AutoProperties.Contains(property) || IsPartOfDictionary(property)) && !property.IsVirtual && !property.IsAbstract && !property.IsOverride
            && (owner is null || IsNamed(owner)),
        _ => false,
    };

    private static bool IsPartOfDictionary(IPropertySymbol property) =>
        property is { Name: "Keys" or "Values", ContainingType.TypeKind: TypeKind.Class } && property.ContainingType.IsIn("System.Collections.Generic");

    /// <summary>
    /// The property that tells the number of elements in a type; null where there is none, or where it takes long. A view of a sorted set counts them each
    /// time that the set has changed, and runs its comparer.
    /// </summary>
    private static (string Property, CountRisk Risk)? NumberOf(ITypeSymbol type)
    {
        if (type is IArrayTypeSymbol { IsSZArray: true } || type.SpecialType == SpecialType.System_String || SpanTypes.IsSpan(type)
            || (type.Name == "ImmutableArray" && type.IsIn("System.Collections.Immutable")))
        {
            return (nameof(Array.Length), CountRisk.None);
        }

        if (type.IsIn("System.Collections.Concurrent") || type.Name == "SortedSet" || !HasCount(type))
            return null;
        return type.TypeKind == TypeKind.Class && (type.IsIn("System.Collections.Generic") || type.IsIn("System.Collections.Immutable"))
            ? ("Count", CountRisk.None)
            : IsCollection(type) ? ("Count", CountRisk.AsksOtherCode) : null;
    }

    /// <summary>Whether a type is an interface that has a number of elements, or a class of source or of <c>ObjectModel</c> that implements one.</summary>
    private static bool IsCollection(ITypeSymbol type)
    {
        if (type.TypeKind == TypeKind.Interface || type.IsIn("System.Collections.ObjectModel"))
            return true;
        if (type.DeclaringSyntaxReferences.IsEmpty)
            return false;
        foreach (var implemented in type.AllInterfaces)
        {
            if (implemented.Name is "ICollection" or "IReadOnlyCollection")
                return true;
        }

        return false;
    }

    private static bool HasCount(ITypeSymbol type)
    {
        for (var current = type; current is not null; current = current.BaseType)
        {
            if (IsCountOf(current))
                return true;
        }

        if (type.TypeKind == TypeKind.Interface)
        {
            foreach (var inherited in type.AllInterfaces)
            {
                if (IsCountOf(inherited))
                    return true;
            }
        }

        return false;
    }

    private static bool IsCountOf(ITypeSymbol type)
    {
        foreach (var member in type.GetMembers("Count"))
        {
            if (member is IPropertySymbol { IsStatic: false, DeclaredAccessibility: Accessibility.Public, Type.SpecialType: SpecialType.System_Int32 })
                return true;
        }

        return false;
    }
}

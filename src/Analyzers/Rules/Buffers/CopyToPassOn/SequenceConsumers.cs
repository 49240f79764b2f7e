using System.Collections.Immutable;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>What a callee does with a sequence that it is given.</summary>
internal enum SequenceConsumer
{
    /// <summary>A method of the framework reads it once, before it returns, and changes nothing else.</summary>
    Reads,

    /// <summary>A method of the framework reads it once, before it returns, while it changes the object that it is called on.</summary>
    Fills,

    /// <summary>A method of the project reads it, and can reach neither the sequence in another way nor keep it.</summary>
    Borrows,

    /// <summary>Any method gets it, and may keep it: the calling method made the collection and does nothing with it afterwards.</summary>
    Takes,

    /// <summary>A method reads it, and only the owner can tell whether what it does meanwhile changes the sequence.</summary>
    MayRead,

    /// <summary>A method of the project only reads it, and would have to take what it is copied from by an interface.</summary>
    Widens,
}

/// <summary>
/// Determines which calls only read a sequence, so that a copy of it serves nothing. A copy has a purpose where the callee keeps it, or runs code that
/// may change what it was made of: that is a snapshot.
/// </summary>
internal static class SequenceConsumers
{
    /// <summary>What <paramref name="callee"/> does with the copied sequence; null where the copy may have a purpose.</summary>
    public static SequenceConsumer? Of(
        SequenceCopy copy, IArgumentOperation argument, IOperation call, IMethodSymbol callee, IMethodSymbol target, SemanticModel model,
        CancellationToken cancellationToken)
    {
        if (!callee.DeclaringSyntaxReferences.IsEmpty)
        {
            return !OnlyReads(copy, argument, callee, target, model, cancellationToken)
                ? IsGivenAway(copy, model, cancellationToken) ? SequenceConsumer.Takes : null
                : copy.Kind == SequenceKind.Text || ScopeOfOwn(copy, model, cancellationToken) is not null ? SequenceConsumer.Borrows
                : copy.Source is ILocalReferenceOperation or IParameterReferenceOperation ? SequenceConsumer.MayRead
                : null;
        }

        if (!callee.ContainingType.IsOfFramework())
            return IsGivenAway(copy, model, cancellationToken) ? SequenceConsumer.Takes : null;
        if (copy.Kind == SequenceKind.Text)
            return ReadsText(callee, target.Parameters[argument.Parameter!.Ordinal]) ? SequenceConsumer.Reads : null;
        if (MayRunCodeOn(copy.Kind, copy.Source, call, argument) || ReusableCollections.IsTakenWhole(copy.Source.Type, callee))
            return null;
        if (Reads(callee, copy, model.Compilation))
            return SequenceConsumer.Reads;
        return !Fills(callee) || call is not IInvocationOperation { Instance: { } filled } ? null
            : MayFill(filled, copy) ? SequenceConsumer.Fills
            : copy.Kind == SequenceKind.Query && !MayBeMadeOf(copy.Source, filled) ? SequenceConsumer.MayRead
            : null;
    }

    /// <summary>Whether what is filled is named in what is copied, or a variable there may hold a query of it.</summary>
    private static bool MayBeMadeOf(IOperation source, IOperation filled)
    {
        var written = filled.Inside(Through.BuiltInImplicit).Syntax;
        foreach (var part in source.DescendantsAndSelf())
        {
            if (part.Syntax.IsEquivalentTo(written, topLevel: false)
                || (VariableOf(part) is not null && part.Type is { TypeKind: TypeKind.Interface or TypeKind.Delegate }))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a call asks the elements for their text, hash or order, so that code of the project may run for each.</summary>
    public static bool RunsElements(IMethodSymbol callee, ITypeSymbol element) =>
        !IsPlain(element)
        && callee.ContainingType.Name is not ("List" or "Queue" or "Stack" or "LinkedList" or "Task" or "ImmutableArray" or "ImmutableList");

    /// <summary>Whether no code of the project runs where an element is compared or becomes a text.</summary>
    public static bool IsPlain(ITypeSymbol element) =>
        element.TypeKind == TypeKind.Enum || element.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_String;

    /// <summary>Methods that read a sequence from start to end and give back a result that has nothing of it but its elements.</summary>
    private static bool Reads(IMethodSymbol callee, SequenceCopy copy, Compilation compilation)
    {
        var type = callee.ContainingType;
        var kind = copy.Kind;
        if (type.SpecialType == SpecialType.System_String)
            return callee.Name is nameof(string.Join) or nameof(string.Concat);
        if (type.IsEnumerable())
            return callee.Name is "ToArray" or "ToList" or "Count" or "LongCount" or "Sum" or "Min" or "Max" or "Average" or "SequenceEqual"
                || (callee.Name == "Contains" && ComparesByDefault(copy.Source))
                || (kind == SequenceKind.Collection && callee.Name is "ToDictionary" or "ToHashSet" or "Any" or "All" or "First" or "FirstOrDefault" or "Last"
                    or "LastOrDefault" or "Single" or "SingleOrDefault" or "ElementAt" or "ElementAtOrDefault" or "Aggregate");
        if (type is { Name: "Task" } && type.IsIn("System.Threading.Tasks"))
        {
            // Since .NET 8 the tasks of any sequence are gathered without an array of their own.
            return callee.Name is "WhenAll" or "WaitAll"
                && (kind == SequenceKind.Collection || compilation.GetTypeByMetadataName("System.Runtime.CompilerServices.InlineArrayAttribute") is not null);
        }

        // A table of entries that does not know their number grows step by step, which costs more than the copy.
        if (callee.MethodKind == MethodKind.Constructor && type.IsIn("System.Collections.Generic"))
            return type.Name is "List" or "Queue" or "Stack" or "LinkedList"
                || (kind == SequenceKind.Collection && type.Name is "HashSet" or "SortedSet" or "Dictionary");
        if (kind == SequenceKind.Collection && type.IsIn("System.IO") && type.Name == "File")
            return callee.Name is "WriteAllLines" or "AppendAllLines";
        return kind == SequenceKind.Collection
            && (type.IsIn("System.Collections.Immutable") ? callee.Name is "CreateRange"
                : callee.Name is "IsSubsetOf" or "IsSupersetOf" or "IsProperSubsetOf" or "IsProperSupersetOf" or "Overlaps" or "SetEquals"
                    && type.IsIn("System.Collections.Generic"));
    }

    /// <summary>
    /// Whether a sequence that is asked for an element looks for it as its copy does: a set, or the keys of a table, would look by a comparer of their own.
    /// </summary>
    public static bool ComparesByDefault(IOperation source) => source switch
    {
        { Type: IArrayTypeSymbol } => true,
        { Type: INamedTypeSymbol { Name: "List" or "Queue" or "Stack" or "LinkedList" } type } when type.IsIn("System.Collections.Generic") => true,
        IInvocationOperation { TargetMethod: { Name: not ("AsEnumerable" or "Cast" or "OfType") } method } => method.ContainingType.IsEnumerable(),
        _ => false,
    };

    private static bool Fills(IMethodSymbol callee) =>
        (callee.ContainingType is { Name: "List" or "HashSet" } type && type.IsIn("System.Collections.Generic")
            && callee.Name is "AddRange" or "InsertRange" or "UnionWith" or "ExceptWith" or "IntersectWith" or "SymmetricExceptWith")
        || (callee.ContainingType.IsStringBuilder() && callee.Name == "AppendJoin");

    /// <summary>
    /// Whether the sequence cannot be made of the object that is filled while it is read. A query may be made of any object that was there before it, so the
    /// object has to be one that the method itself made, and the query must not be one that it keeps in a variable.
    /// </summary>
    private static bool MayFill(IOperation filled, SequenceCopy copy)
    {
        filled = filled.Inside(Through.BuiltInImplicit);
        var variable = VariableOf(filled);
        if (variable is null || Names(copy.Source, variable))
            return false;
        if (copy.Kind != SequenceKind.Query)
            return copy.Source is ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation or IPropertyReferenceOperation;
        if (filled is not ILocalReferenceOperation { Local: { RefKind: RefKind.None, DeclaringSyntaxReferences: { Length: 1 } declared } }
            || declared[0].GetSyntax() is not VariableDeclaratorSyntax { Initializer.Value: BaseObjectCreationExpressionSyntax })
        {
            return false;
        }

        foreach (var operation in copy.Source.DescendantsAndSelf())
        {
            if (operation is ILocalReferenceOperation { Type.TypeKind: TypeKind.Interface } or ILocalReferenceOperation { Type.TypeKind: TypeKind.Delegate })
                return false;
        }

        return true;
    }

    /// <summary>Whether another argument is code that may change what was copied while the callee runs it.</summary>
    public static bool MayRunCodeOn(SequenceKind kind, IOperation source, IOperation call, IArgumentOperation? argument)
    {
        foreach (var other in CalledMethod.ArgumentsOf(call))
        {
            if (other != argument && other.Parameter?.Type.TypeKind == TypeKind.Delegate
                && (kind == SequenceKind.Query || VariableOf(source) is not { } variable || Names(other.Value, variable)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Methods that do with a string what they do with an array of its characters, and those that read the characters one by one.</summary>
    private static bool ReadsText(IMethodSymbol callee, IParameterSymbol parameter)
    {
        var type = callee.ContainingType;
        if (parameter.Type.SpecialType != SpecialType.System_String)
        {
            return type.IsEnumerable()
                || (callee.MethodKind == MethodKind.Constructor && type.IsIn("System.Collections.Generic"));
        }

        // An array of characters often is a set: 'Split' and 'Trim' mean something else by a string.
        if (type.IsStringBuilder())
            return callee.Name is "Append" or "Insert";
        if (type.IsAnyEncoding() || type.IsTextWriter())
            return callee.Name is "GetBytes" or "GetByteCount" or "Write" or "WriteLine";
        return type is { Name: "Console" } && callee.Name is "Write" or "WriteLine";
    }

    /// <summary>
    /// Whether a method of the project does nothing with a text or a collection but read it. What a query computes would be computed while the method runs.
    /// </summary>
    private static bool OnlyReads(
        SequenceCopy copy, IArgumentOperation argument, IMethodSymbol callee, IMethodSymbol target, SemanticModel model, CancellationToken cancellationToken)
    {
        if (callee.IsVirtual || callee.IsAbstract || callee.IsOverride || target.DeclaringSyntaxReferences.IsEmpty)
            return false;
        var parameter = target.Parameters[argument.Parameter!.Ordinal];
        if (copy.Kind == SequenceKind.Text && parameter.Type.SpecialType == SpecialType.System_String)
            return IsText(callee.Parameters, argument.Parameter.Ordinal);
        return copy.Kind != SequenceKind.Query
            && (ParameterSummaries.Of(model.Compilation).UsesOf(parameter, cancellationToken) & ~ParameterUse.Reads) == 0;
    }

    /// <summary>Whether a method of the project only reads the list that it is given, as it could read the copied array or list by an interface.</summary>
    public static bool CouldBorrow(SequenceCopy copy, IParameterSymbol parameter, Compilation compilation, CancellationToken cancellationToken) =>
        copy is { Kind: SequenceKind.Collection, Source.Type: { } source }
        && (source is IArrayTypeSymbol || IsList(source))
        && parameter is { IsParams: false, ContainingSymbol: IMethodSymbol { IsVirtual: false, IsAbstract: false, IsOverride: false } }
        && IsList(parameter.Type)
        && (ParameterSummaries.Of(compilation).UsesOf(parameter, cancellationToken) & ~ParameterUse.Reads) == 0;

    private static bool IsList(ITypeSymbol type) => type is INamedTypeSymbol { Name: "List" } && type.IsIn("System.Collections.Generic");

    /// <summary>Whether nothing but the callee can see the collection after the copy: the calling method made it and does not mention it any more.</summary>
    private static bool IsGivenAway(SequenceCopy copy, SemanticModel model, CancellationToken cancellationToken)
    {
        if (copy.Kind != SequenceKind.Collection || ScopeOfOwn(copy, model, cancellationToken) is not { } scope
            || StackFrames.OutermostLoop(copy.Operation.Syntax, scope) is not null || StackFrames.HasLabels(References.FunctionOf(scope)))
        {
            return false;
        }

        foreach (var name in References.To(((ILocalReferenceOperation)copy.Source).Local, scope, model, cancellationToken))
        {
            if (name.SpanStart > copy.Operation.Syntax.Span.End)
                return false;
        }

        return true;
    }

    /// <summary>Where the local is in scope that holds a collection which the calling method made and gives to nothing that may keep it; or null.</summary>
    private static SyntaxNode? ScopeOfOwn(SequenceCopy copy, SemanticModel model, CancellationToken cancellationToken) =>
        copy.Source is ILocalReferenceOperation { Local: { RefKind: RefKind.None, DeclaringSyntaxReferences: { Length: 1 } declared } local }
        && declared[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: BaseObjectCreationExpressionSyntax } declarator
        && References.ScopeOf(declarator) is { } scope
        && CollectionUses.Stay(local, scope, model, out var keeper, cancellationToken) && keeper is null
            ? scope
            : null;

    /// <summary>Whether an array of characters is a text and not a set of them: it has a start and a length.</summary>
    private static bool IsText(ImmutableArray<IParameterSymbol> parameters, int ordinal) =>
        ordinal + 2 < parameters.Length && SpanOverloads.IsStart(parameters[ordinal + 1]) && SpanOverloads.IsCount(parameters[ordinal + 2]);

    private static ISymbol? VariableOf(IOperation value) => value switch
    {
        ILocalReferenceOperation local => local.Local,
        IParameterReferenceOperation parameter => parameter.Parameter,
        IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } field => field.Field,
        IPropertyReferenceOperation { Instance: null or IInstanceReferenceOperation } property => property.Property,
        _ => null,
    };

    private static bool Names(IOperation value, ISymbol variable)
    {
        foreach (var operation in value.DescendantsAndSelf())
        {
            if (VariableOf(operation) is { } other && SymbolEqualityComparer.Default.Equals(other, variable))
                return true;
        }

        return false;
    }
}

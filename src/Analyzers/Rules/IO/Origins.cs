using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO;

/// <summary>
/// What a reader or writer reads from or writes to: the variables that hold it, and those that it was made of. Two of them belong to one conversation where
/// both come from one thing that carries bytes in both directions.
/// </summary>
internal sealed class Origins
{
    // A reader over a stream of a client is three steps; whoever needs more than this hides it well.
    private const int MostSteps = 8;

    private static readonly ModelCache<ISymbol, Content> Contents = new(SymbolEqualityComparer.Default);

    private readonly List<(ISymbol Root, ISymbol? Member, ITypeSymbol Type)> _all = [];
    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellationToken;

    private Origins(Compilation compilation, CancellationToken cancellationToken)
    {
        _compilation = compilation;
        _cancellationToken = cancellationToken;
    }

    /// <summary>The origins of a value.</summary>
    public static Origins Of(IOperation value, CancellationToken cancellationToken)
    {
        var origins = new Origins(value.SemanticModel!.Compilation, cancellationToken);
        origins.Add(value, MostSteps);
        return origins;
    }

    /// <summary>What a value was made with: the only value of the variable that holds it, or the value itself.</summary>
    public static IOperation MadeAs(IOperation value, CancellationToken cancellationToken)
    {
        for (var steps = MostSteps; steps > 0; steps--)
        {
            value = value.Inside(Through.BuiltIn);
            var origins = new Origins(value.SemanticModel!.Compilation, cancellationToken);
            var made = value switch
            {
                ILocalReferenceOperation { Local: var local } => ContentOf(local, value) is { IsOne: true, Value: { } only } ? only : null,
                IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation, Field: var field } => origins.OnlyValueOf(field),
                IPropertyReferenceOperation { Instance: IInstanceReferenceOperation, Property: var property } => origins.OnlyValueOf(property),
                _ => null,
            };
            if (made is null)
                break;
            value = made;
        }

        return value;
    }

    /// <summary>Adds those of a field of the object that a function belongs to.</summary>
    public void AddMember(ISymbol member) => AddMember(member, MostSteps);

    /// <summary>Adds those of another value.</summary>
    public void Add(IOperation value) => Add(value, MostSteps);

    /// <summary>Whether both come from one thing that carries bytes in both directions.</summary>
    public bool Meet(Origins other)
    {
        foreach (var (root, member, type) in _all)
        {
            if (!CarriesBothWays(type))
                continue;
            foreach (var (otherRoot, otherMember, _) in other._all)
            {
                if (SymbolEqualityComparer.Default.Equals(root, otherRoot) && SymbolEqualityComparer.Default.Equals(member, otherMember))
                    return true;
            }
        }

        return false;
    }

    /// <summary>The variable that holds the value, and its member where that is meant; null where the value is held by none that is known.</summary>
    public (ISymbol Root, ISymbol? Member)? Holder => _all.Count > 0 ? (_all[0].Root, _all[0].Member) : null;

    /// <summary>Whether both are one object, whatever that is, because one variable holds them.</summary>
    public bool AreOneObject(Origins other) =>
        Holder is var (root, member) && other.Holder is var (otherRoot, otherMember)
        && SymbolEqualityComparer.Default.Equals(root, otherRoot) && SymbolEqualityComparer.Default.Equals(member, otherMember);

    private void Add(IOperation? value, int steps)
    {
        value = value?.Inside(Through.BuiltIn);
        if (value is null || steps == 0)
            return;
        switch (value)
        {
            case ILocalReferenceOperation { Local: var local }:
                AddVariable(local, local.Type, value, steps);
                break;
            case IParameterReferenceOperation { Parameter: var parameter }:
                AddVariable(parameter, parameter.Type, value, steps);
                break;
            case IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } field:
                AddMember(field.Field, steps);
                break;
            case IPropertyReferenceOperation { Instance: null, Property: var property } when property.ContainingType.IsConsole():
                _all.Add((property.ContainingType, null, property.ContainingType));
                break;
            case IPropertyReferenceOperation { Instance: null or IInstanceReferenceOperation } property:
                AddMember(property.Property, steps);
                break;
            case IMemberReferenceOperation { Instance: { } instance } member:
                AddOfObject(member, instance, steps);
                break;
            case IInvocationOperation call:
                AddOfCall(call, steps);
                break;
            case IObjectCreationOperation creation:
                foreach (var argument in creation.Arguments)
                    Add(argument.Value, steps - 1);
                break;
            case IAwaitOperation awaited:
                Add(awaited.Operation, steps - 1);
                break;
            default:
                break;
        }
    }

    /// <summary>Adds a local or parameter that holds one value alone, and what that was made of.</summary>
    private void AddVariable(ISymbol variable, ITypeSymbol type, IOperation place, int steps)
    {
        var content = ContentOf(variable, place);
        if (!content.IsOne)
            return;
        _all.Add((variable, null, type));
        Add(content.Value, steps - 1);
    }

    private static Content ContentOf(ISymbol variable, IOperation place) =>
        Contents.Get(place.SemanticModel!, variable, place, static (key, mention) => Content.Of(key, mention));

    /// <summary>What a variable holds: whether it is one thing alone, and the value that it was made with, if there is one.</summary>
    private sealed record Content(bool IsOne, IOperation? Value)
    {
        public static Content Of(ISymbol variable, IOperation place)
        {
            var only = default(IOperation);
            foreach (var value in VariableOperations.ValuesOf(variable, place))
            {
                if (only is not null || variable is IParameterSymbol)
                    return new Content(IsOne: false, Value: null);
                only = value;
            }

            return new Content(IsOne: true, only);
        }
    }

    /// <summary>Adds a member of an object that is named: the two ends of a pipe, or of a process, come from one thing.</summary>
    private void AddOfObject(IMemberReferenceOperation member, IOperation instance, int steps)
    {
        instance = instance.Inside(Through.BuiltIn);
        if (CarriesBothWays(instance.Type))
            Add(instance, steps - 1);
        else if (VariableOf(instance) is { } root && member.Type is { } type)
            _all.Add((root, member.Member, type));
    }

    private void AddOfCall(IInvocationOperation call, int steps)
    {
        if (call.Instance is { } instance)
        {
            if (CarriesBothWays(instance.Type) || instance.Type is { Name: "PipeReader" or "PipeWriter" })
                Add(instance, steps - 1);
            return;
        }

        if (call.TargetMethod.ContainingType.IsConsole())
            _all.Add((call.TargetMethod.ContainingType, null, call.TargetMethod.ContainingType));
        foreach (var argument in call.Arguments)
            Add(argument.Value, steps - 1);
    }

    /// <summary>Adds a field or property, and what it was made of where its type gives it one value alone.</summary>
    private void AddMember(ISymbol member, int steps)
    {
        if (((member as IFieldSymbol)?.Type ?? (member as IPropertySymbol)?.Type) is not { } type)
            return;
        _all.Add((member, null, type));
        if (steps > 1 && OnlyValueOf(member) is { } value)
            Add(value, steps - 1);
    }

    /// <summary>The value that an initialiser or a constructor gives a private or read-only member.</summary>
    private IOperation? OnlyValueOf(ISymbol member)
    {
        if (member is IFieldSymbol { IsReadOnly: false, DeclaredAccessibility: not Accessibility.Private } or IPropertySymbol { SetMethod: not null }
            || member.DeclaringSyntaxReferences.Length != 1)
        {
            return null;
        }

        var declaration = member.DeclaringSyntaxReferences[0].GetSyntax(_cancellationToken);
        SyntaxNode? only = declaration switch
        {
            VariableDeclaratorSyntax { Initializer.Value: { } initial } => initial,
            PropertyDeclarationSyntax { Initializer.Value: { } initial } => initial,
            PropertyDeclarationSyntax { ExpressionBody.Expression: { } returned } => returned,
            _ => null,
        };
        if (only is null && declaration.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } type)
        {
            foreach (var part in type.Members)
            {
                if (part is not ConstructorDeclarationSyntax constructor)
                    continue;
                foreach (var name in MemberIndex.Names(member.Name, constructor))
                {
                    if (References.Whole(name).Parent is not AssignmentExpressionSyntax assignment || assignment.Left != References.Whole(name))
                        continue;
                    if (only is not null)
                        return null;
                    only = assignment.Right;
                }
            }
        }

        return only is null ? null : SourceModels.Find(_compilation, only.SyntaxTree)?.GetOperation(only, _cancellationToken);
    }

    private static ISymbol? VariableOf(IOperation value) => value switch
    {
        ILocalReferenceOperation local => local.Local,
        IParameterReferenceOperation parameter => parameter.Parameter,
        IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation } field => field.Field,
        IPropertyReferenceOperation { Instance: null or IInstanceReferenceOperation } property => property.Property,
        _ => null,
    };

    /// <summary>Whether bytes go both ways through objects of a type, as through a connection, and not to and from one store, as through a file.</summary>
    private static bool CarriesBothWays(ITypeSymbol? type)
    {
        if (type is null)
            return false;
        if (type.IsOrDerivesFrom("Stream", "System.IO"))
        {
            return !(type.IsOrDerivesFrom("FileStream", "System.IO") || type.IsOrDerivesFrom("MemoryStream", "System.IO")
                || type.IsOrDerivesFrom("UnmanagedMemoryStream", "System.IO") || type.IsOrDerivesFrom("BufferedStream", "System.IO")
                || type.IsUnder("System.IO.Compression") || type.IsUnder("System.Security.Cryptography"));
        }

        return type.IsOrDerivesFrom("Socket", "System.Net.Sockets") || type.IsOrDerivesFrom("TcpClient", "System.Net.Sockets")
            || type.IsOrDerivesFrom("Process", "System.Diagnostics") || type.IsOrDerivesFrom("SerialPort", "System.IO.Ports") || type.IsConsole()
            || type is { Name: "IDuplexPipe" } && type.IsIn("System.IO.Pipelines")
            || type.Implements("IDuplexPipe", "System.IO.Pipelines");
    }
}

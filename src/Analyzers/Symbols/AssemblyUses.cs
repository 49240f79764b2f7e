using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Every use that a compilation makes of a field or property, and every call of a method, where no other assembly can name it. The counterpart of
/// <see cref="PrivateMembers"/> for members that several types share. The files are searched for the name, and only what carries it is bound.
/// </summary>
internal sealed class AssemblyUses
{
    private static readonly ConditionalWeakTable<Compilation, AssemblyUses> OfCompilations = new();

    private readonly Memo<ISymbol, ImmutableArray<IOperation>> _known = new(SymbolEqualityComparer.Default);
    private readonly Memo<ISymbol, ImmutableArray<IOperation>> _writes = new(SymbolEqualityComparer.Default);
    private readonly Memo<string, ImmutableArray<SyntaxToken>> _mentions = new(StringComparer.Ordinal);
    private readonly Compilation _compilation;

    private AssemblyUses(Compilation compilation) => _compilation = compilation;

    /// <summary>The one answer for a compilation.</summary>
    public static AssemblyUses In(Compilation compilation) =>
        OfCompilations.TryGetValue(compilation, out var known) ? known : OfCompilations.GetValue(compilation, static key => new AssemblyUses(key));

    /// <summary>
    /// All uses of a field or property: references and initialisers. Default where other assemblies see it, or where one of its mentions is in a
    /// generated file or is not understood.
    /// </summary>
    public ImmutableArray<IOperation> OfMember(ISymbol member, CancellationToken cancellationToken)
    {
        member = member.OriginalDefinition;
        return _known.TryGet(member, out var known) ? known : _known.Keep(member, FindUses(member, onlyWrites: false, cancellationToken));
    }

    /// <summary>
    /// The uses that may store something in a field or property: initialisers, assignments and what passes it by reference. Also of a member that other
    /// assemblies see but cannot write. Default where they can, or where such a use is in a generated file or is not understood.
    /// </summary>
    public ImmutableArray<IOperation> WritesOf(ISymbol member, CancellationToken cancellationToken)
    {
        member = member.OriginalDefinition;
        return _writes.TryGet(member, out var known) ? known : _writes.Keep(member, FindUses(member, onlyWrites: true, cancellationToken));
    }

    /// <summary>
    /// All calls of a method or constructor that is no override and no part of an interface. Default where other assemblies see it, or where it is
    /// used as anything but a call.
    /// </summary>
    public ImmutableArray<IOperation> OfMethod(IMethodSymbol method, CancellationToken cancellationToken)
    {
        method = method.OriginalDefinition;
        return _known.TryGet(method, out var known) ? known : _known.Keep(method, FindCalls(method, cancellationToken));
    }

    private bool IsOwn(ISymbol symbol) =>
        SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, _compilation.Assembly) && Accessibilities.IsWithinAssembly(symbol);

    /// <summary>The outermost type that alone can name a symbol, so that no mention elsewhere has to be bound; null where other types can.</summary>
    private static INamedTypeSymbol? OwnerOf(ISymbol symbol) =>
        PrivateMembers.IsPrivate(symbol) || symbol is IMethodSymbol { MethodKind: MethodKind.LocalFunction } ? OutermostType.Of(symbol.ContainingType) : null;

    private static bool IsPartOf(INamedTypeSymbol type, SyntaxToken token)
    {
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            if (part.SyntaxTree == token.SyntaxTree && part.Span.Contains(token.Span))
                return true;
        }

        return false;
    }

    /// <summary>Whether no other assembly can store anything in a field or property.</summary>
    private static bool IsWrittenByOwner(ISymbol member) => member switch
    {
        IFieldSymbol field => field.IsReadOnly,
        IPropertySymbol property => property.SetMethod is not { } setter || Accessibilities.IsWithinAssembly(setter),
        _ => false,
    };

    private ImmutableArray<IOperation> FindUses(ISymbol member, bool onlyWrites, CancellationToken cancellationToken)
    {
        var isOwn = IsOwn(member)
            || (onlyWrites && SymbolEqualityComparer.Default.Equals(member.ContainingAssembly, _compilation.Assembly) && IsWrittenByOwner(member));
        if (!isOwn || (onlyWrites && member is IPropertySymbol { SetMethod: { } set } && MemberFamily.IsDeclaredElsewhere(set)))
            return default;
        var uses = ImmutableArray.CreateBuilder<IOperation>();
        var model = default(SemanticModel);
        var owner = OwnerOf(member);
        foreach (var token in MentionsOf(member.Name, cancellationToken))
        {
            if (owner is not null && !IsPartOf(owner, token))
                continue;
            if (MemberUse.Of(token.Parent) is not { Syntax: var use }
                || (onlyWrites && token.Parent is IdentifierNameSyntax read && NameIndex.WriteOf(read) is null))
            {
                continue;
            }

            if (GeneratedTypes.IsGenerated(token.SyntaxTree!))
                return default;
            model = ModelOf(token, model);
            var operation = model.GetOperation(use, cancellationToken);
            if (operation is not null && MemberUse.IsOf(member, operation))
                uses.Add(operation);
            else if (token.Parent is IdentifierNameSyntax name && IsMeant(member, model.GetSymbolInfo(name, cancellationToken)))
                return default;
        }

        return uses.ToImmutable();
    }

    private ImmutableArray<IOperation> FindCalls(IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (!IsOwn(method) || !IsCalledByNameOnly(method))
            return default;
        var isConstructor = method.MethodKind == MethodKind.Constructor;
        var calls = ImmutableArray.CreateBuilder<IOperation>();
        var model = default(SemanticModel);
        var owner = OwnerOf(method);
        foreach (var token in MentionsOf(isConstructor ? method.ContainingType.Name : method.Name, cancellationToken))
        {
            if (owner is not null && !IsPartOf(owner, token))
                continue;
            if (token.Parent is not SimpleNameSyntax name || GeneratedTypes.IsGenerated(token.SyntaxTree!))
                continue;
            if (isConstructor && name.FirstAncestorOrSelf<BaseListSyntax>() is not null)
                return default;
            model = ModelOf(token, model);
            if (CalledName.CallOf(name) is { } call)
            {
                if (model.GetOperation(call, cancellationToken) is { } operation && IsCallOf(method, operation))
                    calls.Add(operation);
                else if (IsMeant(method, model.GetSymbolInfo(call, cancellationToken)))
                    return default;
            }
            else if (!isConstructor && IsMeant(method, model.GetSymbolInfo(name, cancellationToken)))
            {
                return default;
            }
        }

        if (isConstructor)
            AddUnnamedCreations(method, calls, cancellationToken);
        return calls.ToImmutable();
    }

    /// <summary><c>new(…)</c> and <c>: this(…)</c>, which do not name the type.</summary>
    private void AddUnnamedCreations(IMethodSymbol constructor, ImmutableArray<IOperation>.Builder calls, CancellationToken cancellationToken)
    {
        var model = default(SemanticModel);
        foreach (var keyword in UnnamedCreations(cancellationToken))
        {
            if (keyword.Parent is ImplicitObjectCreationExpressionSyntax creation && MayFit(constructor, creation.ArgumentList))
                Add(creation);
        }

        foreach (var other in constructor.ContainingType.InstanceConstructors)
        {
            if (other.DeclaringSyntaxReferences.Length == 1 && other.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is ConstructorDeclarationSyntax
                { Initializer: { RawKind: (int)SyntaxKind.ThisConstructorInitializer } initializer })
            {
                Add(initializer);
            }
        }

        void Add(SyntaxNode call)
        {
            model = ModelOf(call.GetFirstToken(), model);
            if (model.GetOperation(call, cancellationToken) is { } operation && IsCallOf(constructor, operation))
                calls.Add(operation);
        }
    }

    private static bool MayFit(IMethodSymbol method, ArgumentListSyntax arguments) =>
        arguments.Arguments.Count >= ArgumentCounts.Of(method).Least && arguments.Arguments.Count <= method.Parameters.Length;

    private static bool IsCalledByNameOnly(IMethodSymbol method) =>
        method is { IsVirtual: false, IsOverride: false, IsAbstract: false, IsExtern: false,
            MethodKind: MethodKind.Ordinary or MethodKind.Constructor or MethodKind.LocalFunction, DeclaringSyntaxReferences.Length: 1 }
        && method.DeclaringSyntaxReferences[0].GetSyntax() is BaseMethodDeclarationSyntax or LocalFunctionStatementSyntax
        && method.PartialDefinitionPart is null && method.PartialImplementationPart is null
        && !MemberFamily.IsDeclaredElsewhere(method);

    private SemanticModel ModelOf(SyntaxToken token, SemanticModel? last) =>
        last is not null && last.SyntaxTree == token.SyntaxTree ? last : SourceModels.Of(_compilation, token.SyntaxTree!);

    /// <summary>The tokens with a text, file by file.</summary>
    public ImmutableArray<SyntaxToken> MentionsOf(string text, CancellationToken cancellationToken) =>
        _mentions.TryGet(text, out var known) ? known : _mentions.Keep(text, Find(text, static _ => true, cancellationToken));

    /// <summary>The keywords of the creations that do not name what they create. Most others need no look at the syntax: a type follows.</summary>
    private ImmutableArray<SyntaxToken> UnnamedCreations(CancellationToken cancellationToken) =>
        _mentions.TryGet("new", out var known)
            ? known
            : _mentions.Keep("new", Find("new", static following => following is '(' or '/' or '#', cancellationToken));

    private ImmutableArray<SyntaxToken> Find(string text, Func<char, bool> mayFollow, CancellationToken cancellationToken)
    {
        var mentions = ImmutableArray.CreateBuilder<SyntaxToken>();
        foreach (var tree in _compilation.SyntaxTrees)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var source = TreeText.Of(tree, cancellationToken);
            var root = default(SyntaxNode);
            foreach (var at in TreeWords.PlacesOf(text, tree, cancellationToken))
            {
                if (!mayFollow(FirstAfter(source, at + text.Length)))
                    continue;
                root ??= tree.GetRoot(cancellationToken);
                var token = root.FindToken(at);
                if (token.ValueText == text && token.Span.Contains(at))
                    mentions.Add(token);
            }
        }

        return mentions.ToImmutable();
    }

    /// <summary>The first character from a position on that is no blank.</summary>
    private static char FirstAfter(string source, int at)
    {
        while (at < source.Length && char.IsWhiteSpace(source[at]))
            at++;
        return at < source.Length ? source[at] : default;
    }

    private static bool IsMeant(ISymbol symbol, SymbolInfo info)
    {
        if (info.Symbol is { } found)
            return SymbolEqualityComparer.Default.Equals(Definition(found), symbol);
        foreach (var candidate in info.CandidateSymbols)
        {
            if (SymbolEqualityComparer.Default.Equals(Definition(candidate), symbol))
                return true;
        }

        return false;
    }

    private static ISymbol Definition(ISymbol symbol) => ((symbol as IMethodSymbol)?.ReducedFrom ?? symbol).OriginalDefinition;

    private static bool IsCallOf(IMethodSymbol method, IOperation operation) =>
        CalledMethod.Of(operation) is { } called && SymbolEqualityComparer.Default.Equals(Definition(called), method);
}
